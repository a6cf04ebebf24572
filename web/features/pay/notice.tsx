import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Icon } from './icons.tsx';
import type { PaymentState } from './use-invoice.ts';

type NoticeProps = { status: InvoiceStatus; payment: PaymentState; texts: InvoiceDictionary['pay'] };

/** How things stand, where that needs saying: paid, cancelled, or a payment that is on its way. */
export function Notice({ status, payment, texts }: NoticeProps) {
  const notice = noticeFor(status, payment, texts);
  return (
    <div aria-live="polite">
      {notice && (
        <div className={`notice ${notice.tone}`}>
          {notice.icon === 'spinner' ? <span aria-hidden="true" className="spinner" /> : <Icon name={notice.icon} />}
          <div>
            <p className="title">{notice.title}</p>
            {notice.hint && <p>{notice.hint}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

type Content = {
  tone: 'paid' | 'sent' | 'cancelled' | 'draft';
  icon: 'check' | 'alert' | 'clock' | 'spinner';
  title: string;
  hint?: string;
};

function noticeFor(status: InvoiceStatus, payment: PaymentState, texts: InvoiceDictionary['pay']): Content | null {
  if (status === 'PAID') return { tone: 'paid', icon: 'check', title: texts.paid };
  if (status === 'CANCELLED') return { tone: 'cancelled', icon: 'alert', title: texts.cancelled };
  switch (payment) {
    case 'processing':
      return { tone: 'sent', icon: 'spinner', title: texts.paymentProcessing, hint: texts.paymentProcessingHint };
    case 'slow':
      return { tone: 'sent', icon: 'clock', title: texts.paymentSlow, hint: texts.paymentSlowHint };
    case 'cancelled':
      return { tone: 'draft', icon: 'alert', title: texts.paymentCancelled };
    default:
      return null;
  }
}
