import type { Invoice } from '#shared/invoice/schema.ts';
import { RETURNED_MAIL } from '#web/lib/records/delivery-failure.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Reports a delivery failure of the invoice's email, and what to do about it. */
export function DeliveryFailureNotice({ invoice: { returnedMail, billingEmail = '' } }: { invoice: Invoice }) {
  if (!returnedMail) return null;
  const { title, advice } = RETURNED_MAIL[returnedMail];
  return (
    <Notice className="mb-6 wrap-anywhere" title={title} tone="warning">
      {advice(billingEmail)}
    </Notice>
  );
}
