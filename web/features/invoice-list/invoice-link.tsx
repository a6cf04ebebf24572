import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';

type InvoiceLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & { invoice: InvoiceListItem };

/** Links to an invoice's page, which links back to the list in its current state. */
export function InvoiceLink({ invoice, ...rest }: InvoiceLinkProps) {
  return <Link {...rest} state={wayBackFrom(useLocation())} to={paths.invoice(invoice.id)} />;
}
