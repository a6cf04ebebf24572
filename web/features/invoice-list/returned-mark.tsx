import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { DELIVERY_FAILURES } from '#web/lib/records/delivery-failure.ts';
import { AttentionMark } from './attention-mark.tsx';

/** Links to an invoice whose email failed. */
export function ReturnedMark({ invoice }: { invoice: InvoiceListItem }) {
  const { returnedMail, billingEmail = '' } = invoice;
  if (!returnedMail) return null;
  const { mark, advice } = DELIVERY_FAILURES[returnedMail];
  return <AttentionMark invoice={invoice} label={mark} reason={advice(billingEmail)} />;
}
