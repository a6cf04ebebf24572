import { clsx } from 'clsx';
import type { LedgerLine } from '#shared/ledger/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { AppliedTo } from './applied-to.tsx';
import { lineDetails, lineTitle, voidedText } from './ledger-texts.ts';
import { amountText } from './payable.ts';
import { t } from './texts.en.ts';

type PaymentLineProps = {
  line: LedgerLine;
  /** Absent if it cannot be voided. */
  onVoid: (() => void) | undefined;
  /** Absent if it cannot be refunded. */
  onRefund: (() => void) | undefined;
  /** Whether it is in the ledger of a deposit request: what left it pays invoices. */
  isOfDeposit?: boolean | undefined;
};

/** An entry of an invoice's ledger with its actions. */
export function PaymentLine({ line, onVoid, onRefund, isOfDeposit }: PaymentLineProps) {
  const { kind, amount, currency, note, reason, voidedAt } = line;
  const Text = voidedAt ? 'del' : 'span';
  const isOut = kind === 'refund' || kind === 'dispute';
  const more = [voidedText(line), kind === 'refund' && reason, note].filter(Boolean);
  const appliedAs = isOfDeposit && kind === 'refund' ? line.receiptId : undefined;
  const title = appliedAs ? t.applied : lineTitle(line);
  const entry = `${title}, ${amountText(amount, currency)}`;
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className={clsx('flex items-baseline justify-between gap-4', voidedAt && 'text-muted')}>
        <Text className={clsx(kind === 'payment' && 'font-medium')}>{title}</Text>
        <Text className="whitespace-nowrap tabular-nums">{amountText(isOut ? -amount : amount, currency)}</Text>
      </div>
      <p className="wrap-anywhere text-muted text-xs">{lineDetails(line)}</p>
      {appliedAs && <AppliedTo receiptId={appliedAs} />}
      {more.map((text) => (
        <p className="wrap-anywhere whitespace-pre-line text-xs" key={String(text)}>
          {text}
        </p>
      ))}
      {(onVoid || onRefund) && (
        <div className="mt-1 flex gap-2">
          {onRefund && (
            <Button aria-label={t.refundEntry({ entry })} onClick={onRefund} size="sm" variant="secondary">
              {t.refund}
            </Button>
          )}
          {onVoid && (
            <Button aria-label={t.voidEntry({ entry })} onClick={onVoid} size="sm" variant="secondary">
              {t.void}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
