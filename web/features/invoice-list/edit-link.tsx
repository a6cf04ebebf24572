import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/app/paths.ts';
import { customerState } from './customer-state.ts';

type EditLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & {
  invoice: InvoiceListItem;
  /** Whether the editor shows its payments. */
  showsPayments?: boolean;
};

/** Links to the editor of an invoice, passing on its billing details. */
export function EditLink({ invoice, showsPayments = false, ...rest }: EditLinkProps) {
  const path = paths.editInvoice(invoice.id);
  return <Link {...rest} state={customerState(invoice)} to={showsPayments ? `${path}?show=payments` : path} />;
}
