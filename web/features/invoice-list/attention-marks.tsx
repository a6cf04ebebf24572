import { clsx } from 'clsx';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paymentNotices } from '#web/lib/locale/payment-notices.en.ts';
import { DELIVERY_FAILURES } from '#web/lib/records/delivery-failure.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { InvoiceLink } from './invoice-link.tsx';
import { t } from './texts.en.ts';

type AttentionMarkProps = {
  invoice: InvoiceListItem;
  label: string;
  reason: string;
  /** Whether there is only something to wait for. */
  isCalm?: boolean;
};

/** Links to an invoice that needs its owner's attention, with the reason. */
export function AttentionMark({ invoice, label, reason, isCalm }: AttentionMarkProps) {
  const Icon = isCalm ? Hourglass : TriangleAlert;
  return (
    <InvoiceLink
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-sm font-medium text-xs pointer-coarse:min-h-10 hover:underline',
        isCalm ? 'text-muted' : 'text-yellow',
      )}
      invoice={invoice}
      title={reason}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {label}
      <span className="sr-only">{t.markOf({ number: invoice.invoiceNumber, reason })}</span>
    </InvoiceLink>
  );
}

/**
 * Links to an invoice whose payments need attention: a bank payment to wait for, an e-Transfer to confirm, or a
 * disputed card payment.
 */
export function PaymentMark({ invoice }: { invoice: InvoiceListItem }) {
  if (invoice.isDebited) return <AttentionMark invoice={invoice} label={t.debited} reason={t.debitedHint} isCalm />;
  if (invoice.isClaimed) {
    const { amountClaimed, currency } = invoice;
    const amount = amountClaimed && amountText(amountClaimed, currency);
    return <AttentionMark invoice={invoice} label={t.claimed} reason={t.claimedHint({ amount })} />;
  }
  if (!invoice.paymentNotice) return null;
  const reason = paymentNoticeText(invoice.paymentNotice, paymentNotices);
  return <AttentionMark invoice={invoice} label={t.checkPayment} reason={reason} />;
}

/** Links to an invoice whose email failed. */
export function ReturnedMark({ invoice }: { invoice: InvoiceListItem }) {
  const { returnedMail, billingEmail = '' } = invoice;
  if (!returnedMail) return null;
  const { mark, advice } = DELIVERY_FAILURES[returnedMail];
  return <AttentionMark invoice={invoice} label={mark} reason={advice({ address: billingEmail })} />;
}
