import { useQuery } from '@tanstack/react-query';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { toCents } from '#shared/money.ts';
import { openInvoicesQuery } from '#web/lib/queries/receipts.ts';
import type { Payer } from '#web/parts/receipts/use-receipt-form.ts';
import { balanceCentsOf, type PayableInvoice } from './payable.ts';
import { useInvoiceCustomer } from './use-invoice-customer.ts';

/** What a reported payment can be for. */
type ClaimedInvoices =
  /** Not read yet. */
  | { readonly kind: 'unknown' }
  /** Its own invoice, and whatever is more than its balance. */
  | { readonly kind: 'one' }
  /** Any open invoices of the customer. */
  | { readonly kind: 'several'; readonly customer: Payer };

/** Reads whether a report names more than its invoice's balance, and its customer has other open invoices. */
export function useClaimedInvoices(invoice: PayableInvoice, { amount = 0 }: OpenClaim): ClaimedInvoices {
  const isMore = toCents(amount) > balanceCentsOf(invoice);
  const customer = useInvoiceCustomer(invoice, isMore);
  const id = customer.kind === 'customer' ? customer.id : '';
  const open = useQuery({ ...openInvoicesQuery(id), enabled: id !== '' });
  if (!isMore || customer.kind === 'none' || open.isError) return { kind: 'one' };
  if (customer.kind === 'unknown' || !open.data) return { kind: 'unknown' };
  const others = open.data.invoices.filter((other) => other.id !== invoice.id && other.currency === invoice.currency);
  return others.length > 0 ? { kind: 'several', customer } : { kind: 'one' };
}
