import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/app/paths.ts';
import { customerState } from './customer-state.ts';

type EditLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & { invoice: InvoiceListItem };

/** Links to the editor of an invoice, passing on its billing details. */
export function EditLink({ invoice, ...rest }: EditLinkProps) {
  return <Link {...rest} state={customerState(invoice)} to={paths.editInvoice(invoice.id)} />;
}
