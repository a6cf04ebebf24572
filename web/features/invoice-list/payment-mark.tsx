import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { AttentionMark } from './attention-mark.tsx';

/** A link to an invoice whose card payments need attention: late, disputed or of the wrong amount. */
export function PaymentMark({ invoice }: { invoice: InvoiceListItem }) {
  if (!invoice.paymentNotice) return null;
  return <AttentionMark invoice={invoice} label="Check payment" reason={invoice.paymentNotice} />;
}
