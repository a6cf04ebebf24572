import type { PayerState } from '#shared/invoice/payer-state.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Icon } from '#web/document-page/icons.tsx';
import type { PaymentState } from './use-invoice.ts';

type NoticeProps = { state: PayerState; payment: PaymentState; texts: InvoiceDictionary['pay'] };

/** A notice for every state except simply due: draft, disputed, paid, refunded, credited, closed, cancelled, or a payment in progress. */
export function Notice({ state, payment, texts }: NoticeProps) {
  const notice = noticeFor(state, payment, texts);
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
  tone: PayerState;
  icon: 'check' | 'alert' | 'clock' | 'spinner';
  title: string;
  hint?: string;
};

function noticeFor(state: PayerState, payment: PaymentState, texts: InvoiceDictionary['pay']): Content | null {
  if (state === 'paid') return { tone: state, icon: 'check', title: texts.paid };
  if (state === 'cancelled' || state === 'closed' || state === 'refunded' || state === 'credited') {
    return { tone: state, icon: 'alert', title: texts[state] };
  }
  if (state === 'draft') return { tone: state, icon: 'alert', title: texts.draft, hint: texts.draftHint };
  if (state === 'disputed') return { tone: state, icon: 'alert', title: texts.disputed, hint: texts.disputedHint };
  switch (payment) {
    case 'processing':
      return { tone: 'due', icon: 'spinner', title: texts.paymentProcessing, hint: texts.paymentProcessingHint };
    case 'slow':
      return { tone: 'due', icon: 'clock', title: texts.paymentSlow, hint: texts.paymentSlowHint };
    case 'cancelled':
      return { tone: 'draft', icon: 'alert', title: texts.paymentCancelled };
    default:
      return null;
  }
}
