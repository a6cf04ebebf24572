import type { PendingDebit } from '#shared/invoice/pending-debit.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { amountText } from './payable.ts';
import { t } from './texts.en.ts';

type PendingDebitNoticeProps = { debit: PendingDebit; currency: string; className: string };

/** Says since when a bank payment is on its way, and why nothing else is offered meanwhile. */
export function PendingDebitNotice({ debit: { amount, on }, currency, className }: PendingDebitNoticeProps) {
  return (
    <Notice className={className} title={t.onItsWay({ amount: amountText(amount, currency) })} tone="info">
      <p className="mt-0.5 text-pretty">{t.onItsWaySince({ day: dictionary.shortDay(on) })}</p>
    </Notice>
  );
}
