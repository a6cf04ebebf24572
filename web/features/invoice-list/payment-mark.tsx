import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { AttentionMark } from './attention-mark.tsx';

const CLAIMED = 'Your customer says they sent an e-Transfer. Confirm it once it has arrived.';

/** A link to an invoice whose payments need attention: an e-Transfer to confirm, or a card payment that is disputed. */
export function PaymentMark({ invoice }: { invoice: InvoiceListItem }) {
  if (invoice.isClaimed) {
    return <AttentionMark invoice={invoice} label="e-Transfer reported" reason={CLAIMED} />;
  }
  if (!invoice.paymentNotice) return null;
  return <AttentionMark invoice={invoice} label="Check payment" reason={invoice.paymentNotice} />;
}
