import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { paymentNotices } from '#web/lib/locale/payment-notices.en.ts';
import { DELIVERY_FAILURES } from '#web/lib/records/delivery-failure.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.tsx';

/** Problems that need the owner's attention: mismatched card payments, and a failed email. */
export function InvoiceNotices({ invoice }: { invoice: Invoice }) {
  const { paymentNotice, returnedMail, billingEmail = '' } = invoice;
  const failure = returnedMail && DELIVERY_FAILURES[returnedMail];
  return (
    <>
      {paymentNotice && (
        <Notice className="mb-6" title={invoice.isDeposit ? t.checkRequestPayments : t.checkPayments} tone="warning">
          {paymentNoticeText(paymentNotice, paymentNotices)}
        </Notice>
      )}
      {failure && (
        <Notice className="mb-6 wrap-anywhere" title={failure.title} tone="warning">
          {failure.advice({ address: billingEmail })}
        </Notice>
      )}
    </>
  );
}
