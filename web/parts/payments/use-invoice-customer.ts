import { useQuery } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import type { PayableInvoice } from './payable.ts';

/** Whose an invoice is. */
export type InvoiceCustomer =
  /** Not read yet, or that failed. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'customer'; readonly id: string; readonly name: string }
  /** Nobody's, or its customer was deleted. */
  | { readonly kind: 'none'; readonly invoice: Invoice };

/** Reads whose an invoice is once that matters: its customer may have been deleted, or it was given to one just now. */
export function useInvoiceCustomer({ id, customerId = '' }: PayableInvoice, isWanted: boolean): InvoiceCustomer {
  const known = useCustomer(customerId, isWanted);
  const hasNobody = customerId === '' || known.isMissing;
  // Where the invoice is on screen, it is not read again.
  const stored = useQuery({ ...invoiceQuery(id), enabled: isWanted && hasNobody, staleTime: Number.POSITIVE_INFINITY });
  const invoice = stored.data;
  const { customer, isMissing } = useCustomer(invoice?.customerId ?? customerId, isWanted);
  if (customer) return { kind: 'customer', id: customer.id, name: customer.name };
  if (!isWanted || !invoice) return { kind: 'unknown' };
  return invoice.customerId === undefined || isMissing ? { kind: 'none', invoice } : { kind: 'unknown' };
}

function useCustomer(id: string, isWanted: boolean) {
  const { data, error } = useQuery({ ...customerQuery(id), enabled: isWanted && id !== '' });
  const isMissing = error instanceof AppError && error.code === 'NOT_FOUND';
  return { customer: isWanted && !isMissing ? data : undefined, isMissing };
}
