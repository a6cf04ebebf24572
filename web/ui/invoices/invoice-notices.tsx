import type { Invoice } from '#shared/invoice/schema.ts';
import { RETURNED_MAIL } from '#web/lib/records/delivery-failure.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** What its owner should look into: card payments that do not match, and an email that failed. */
export function InvoiceNotices({ invoice: { paymentNotice, returnedMail, billingEmail = '' } }: { invoice: Invoice }) {
  const failure = returnedMail && RETURNED_MAIL[returnedMail];
  return (
    <>
      {paymentNotice && (
        <Notice className="mb-6" title="Check the payments on this invoice" tone="warning">
          {paymentNotice}
        </Notice>
      )}
      {failure && (
        <Notice className="mb-6 wrap-anywhere" title={failure.title} tone="warning">
          {failure.advice(billingEmail)}
        </Notice>
      )}
    </>
  );
}
