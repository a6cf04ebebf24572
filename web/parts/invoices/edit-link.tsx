import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { customerState } from './customer-state.ts';

type EditLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & {
  invoice: InvoiceListItem;
  /** The field that the editor starts with. */
  field?: string;
};

/** Links to the editor of an invoice, passing on its billing details. */
export function EditLink({ invoice, field, ...rest }: EditLinkProps) {
  const path = paths.editInvoice(invoice.id);
  return <Link {...rest} state={customerState(invoice)} to={field ? `${path}?field=${field}` : path} />;
}
