import { clsx } from 'clsx';
import { remainingCents, settledCents } from '#shared/invoice/amount-due.ts';
import { headlineOf } from '#shared/invoice/headline.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { DepositPart } from '#web/parts/deposits/deposit-part.tsx';
import type { Act } from '#web/parts/invoices/use-invoice-actions.ts';
import { CreditPart } from '#web/parts/payments/credit-part.tsx';
import { PendingDebitNotice } from '#web/parts/payments/pending-debit-notice.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { BillTo } from './bill-to.tsx';
import { RequestedDeposits } from './deposit/requested-deposits.tsx';
import { FromEstimate } from './from-estimate.tsx';
import { FromSeries } from './from-series.tsx';
import { NextActions } from './next-actions.tsx';
import { t } from './texts.en.ts';

type OwedCardProps = { invoice: Invoice & Pick<InvoiceListItem, 'isClaimed' | 'isDebited'>; act: Act };

/** The amount due or paid, the due date, a bank payment on its way, the customer and the next steps. */
export function OwedCard({ invoice, act }: OwedCardProps) {
  const { currency } = invoice;
  const { label, cents } = headlineOf(invoice, toCents(invoice.total));
  return (
    <Card>
      <h2 className="text-muted">{t.headlines[label]}</h2>
      <p className="mt-0.5 font-semibold text-2xl">
        <Money cents={cents} className="whitespace-normal! wrap-anywhere" currency={currency} />
      </p>
      <DueLine invoice={invoice} />
      {invoice.estimateId && <FromEstimate id={invoice.estimateId} invoice={invoice} />}
      {invoice.seriesId && <FromSeries id={invoice.seriesId} />}
      {invoice.pendingDebit && <PendingDebitNotice className="mt-4" currency={currency} debit={invoice.pendingDebit} />}
      <Sums invoice={invoice} />
      <RequestedDeposits invoice={invoice} />
      <DepositPart className="mt-4" invoice={invoice} />
      <CreditPart className="mt-4" invoice={invoice} />
      <BillTo invoice={invoice} />
      <NextActions act={act} invoice={invoice} />
    </Card>
  );
}

/** The due date or, once paid, the day of payment; nothing for a cancelled invoice. */
function DueLine({ invoice }: { invoice: Invoice }) {
  const today = useBusinessDay()();
  const state = dueState(invoice, today);
  const paidOn = invoice.status === 'PAID' ? invoice.payments?.at(-1)?.on : undefined;
  if (paidOn) return <p className="mt-1 text-muted tabular-nums">{t.paidOn({ day: dictionary.shortDay(paidOn) })}</p>;
  if (invoice.status === 'CANCELLED') return null;
  const day = dictionary.shortDay(invoice.dueDate);
  return (
    <p className="mt-1 overflow-x-clip text-muted tabular-nums">
      <span className="-ml-4 flex flex-wrap">
        <span className={SEPARATED}>{state?.isLate ? t.wasDue({ day }) : t.due({ day })}</span>{' '}
        {state && (
          <span className={clsx(SEPARATED, 'font-medium', state.isLate ? 'text-red' : 'text-ink')}>{state.text}</span>
        )}
      </span>
    </p>
  );
}

/** A part of a line after a dot, which is outside what shows at the start of a line. */
const SEPARATED = "before:inline-block before:w-4 before:text-center before:content-['·']";

/** How the amount is derived from the total, unless they are the same. */
function Sums({ invoice }: { invoice: Invoice }) {
  const { currency, total, amountPaid = 0, amountCredited = 0, amountRefunded = 0, amountKept = 0 } = invoice;
  const { isDisputed, isWrittenOff, isDeposit } = invoice;
  const returnedCents = toCents(amountRefunded) + toCents(amountKept);
  const receivedCents = receivedCentsIn(invoice);
  const isPaidOnly = amountPaid === total || amountPaid === 0;
  if (isPaidOnly && !amountCredited && returnedCents === 0 && !isWrittenOff && !isDisputed) return null;
  const sums = [
    { label: t.total, amount: total },
    ...(amountCredited ? [{ label: t.credited, amount: amountCredited }] : []),
    ...(returnedCents > 0
      ? [
          { label: t.received, amount: fromCents(receivedCents) },
          ...(amountRefunded ? [{ label: t.refunded, amount: -amountRefunded }] : []),
          ...(amountKept ? [{ label: isDeposit ? t.applied : t.keptAsCredit, amount: -amountKept }] : []),
          { label: isDeposit ? t.held : t.kept, amount: fromCents(receivedCents - returnedCents) },
        ]
      : []),
    ...(amountPaid && returnedCents === 0 ? [{ label: isDisputed ? t.paidDisputed : t.paid, amount: amountPaid }] : []),
    ...(isWrittenOff
      ? [{ label: t.writtenOff, amount: fromCents(remainingCents(toCents(total), settledCents(invoice))) }]
      : []),
  ];
  return (
    <dl className="mt-4 grid gap-1.5 border-line border-t pt-4">
      {sums.map(({ label, amount }) => (
        <div className="flex items-baseline justify-between gap-4" key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>
            <Money cents={toCents(amount)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was received before any of it was returned, in cents; cash with its rounding. */
function receivedCentsIn({ payments = [], cashRounding = 0 }: Invoice): number {
  return payments.reduce((cents, { amount }) => cents + toCents(amount), toCents(cashRounding));
}
