import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { enCaPaymentNotices } from '#shared/locale/en-ca-payment-notices.ts';
import { AttentionMark } from './attention-mark.tsx';

const CLAIMED = 'Your customer says they sent an e-Transfer. Confirm it once it has arrived.';

/** Links to an invoice whose payments need attention: an e-Transfer to confirm, or a disputed card payment. */
export function PaymentMark({ invoice }: { invoice: InvoiceListItem }) {
  if (invoice.isClaimed) {
    return <AttentionMark invoice={invoice} label="e-Transfer reported" reason={CLAIMED} />;
  }
  if (!invoice.paymentNotice) return null;
  const reason = paymentNoticeText(invoice.paymentNotice, enCaPaymentNotices);
  return <AttentionMark invoice={invoice} label="Check payment" reason={reason} />;
}
