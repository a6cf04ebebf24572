import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { AttentionMark } from './attention-mark.tsx';

/** Leads to an invoice whose card payments its owner should look at: late, disputed or not what it asks for. */
export function PaymentMark({ invoice }: { invoice: InvoiceListItem }) {
  if (!invoice.paymentNotice) return null;
  return <AttentionMark invoice={invoice} label="Check payment" reason={invoice.paymentNotice} />;
}
