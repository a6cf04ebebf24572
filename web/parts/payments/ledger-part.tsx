import type { InvoicePayments, LedgerLine } from '#shared/ledger/schema.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Money } from '#web/ui/money.tsx';
import { canBeVoided } from './ledger.ts';
import { PaymentLine } from './payment-line.tsx';
import { t } from './texts.en.ts';

type LedgerPartProps = {
  ledger: InvoicePayments;
  isOfDeposit: boolean | undefined;
  onOpen: (opened: { kind: 'refund' | 'void'; line: LedgerLine }) => void;
};

/** The lines of an invoice's ledger, each with what can be done, above their sums. */
export function LedgerPart({ ledger, isOfDeposit, onOpen }: LedgerPartProps) {
  const { payments, currency } = ledger;
  const mayChange = useMayChange();
  const sums = [
    ...(ledger.refunded > 0 ? withRefunds(ledger, isOfDeposit) : [{ label: t.paid, amount: ledger.paid }]),
    ...(ledger.credited ? [{ label: t.credited, amount: ledger.credited }] : []),
    { label: t.balance, amount: ledger.balance },
  ];
  return (
    <div className="grid gap-5">
      {payments.length > 0 ? (
        <ul aria-label={t.payments} className="divide-y divide-line">
          {payments.map((line) => (
            <PaymentLine
              isOfDeposit={isOfDeposit}
              key={line.id}
              line={line}
              onRefund={mayChange && (line.refundable ?? 0) > 0 ? () => onOpen({ kind: 'refund', line }) : undefined}
              onVoid={mayChange && canBeVoided(line, payments) ? () => onOpen({ kind: 'void', line }) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t.nothingPaid}</p>
      )}
      <dl className="grid gap-1.5 border-line border-t pt-4">
        {sums.map(({ label, amount }) => (
          <div className="flex items-baseline justify-between gap-4" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">
              <Money cents={toCents(amount)} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * Sums that add up: what counts as paid may be less than what was received, and may include what was refunded. A debit
 * that the bank returned was not received.
 */
function withRefunds({ payments, currency, refunded }: InvoicePayments, isOfDeposit: boolean | undefined) {
  const received = payments
    .filter((line) => line.kind === 'payment' || line.kind === 'rounding')
    .filter((line) => line.currency === currency && !line.voidedAt)
    .reduce((cents, { amount }) => cents + toCents(amount), 0);
  const keptAsCredit = payments
    .filter(({ kind, receiptId, status }) => kind === 'refund' && receiptId && status !== 'failed')
    .filter((line) => line.currency === currency)
    .reduce((cents, { amount }) => cents + toCents(amount), 0);
  const returned = payments
    .filter(({ kind, method, stage }) => kind === 'dispute' && method === 'debit' && stage === 'LOST')
    .reduce((cents, { amount }) => cents + toCents(amount), 0);
  // What was refunded before, a bank does not take back again.
  const takenBack = Math.min(returned, received - toCents(refunded));
  const givenBack = toCents(refunded) - keptAsCredit;
  return [
    { label: t.received, amount: fromCents(received) },
    ...(takenBack > 0 ? [{ label: t.returnedByBank, amount: -fromCents(takenBack) }] : []),
    ...(givenBack > 0 ? [{ label: t.refunded, amount: -fromCents(givenBack) }] : []),
    ...(keptAsCredit > 0
      ? [{ label: isOfDeposit ? t.applied : t.keptAsCredit, amount: -fromCents(keptAsCredit) }]
      : []),
    { label: isOfDeposit ? t.held : t.kept, amount: fromCents(received - takenBack - toCents(refunded)) },
  ];
}
