import type { DisputeStage } from '#shared/ledger/entry.ts';
import type { LedgerLine, OpenClaim } from '#shared/ledger/schema.ts';
import { isProvided, type LedgerMethod } from '#shared/payment-methods.ts';
import { localDayText } from '#web/lib/dates.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { amountText } from './payable.ts';
import { t } from './texts.en.ts';

/** An entry's title, such as "e-Transfer", "Credit", "Deposit DEP-1" or "Refund by card". */
export function lineTitle({ kind, method, receiptId, appliedOn, deposit }: LedgerLine): string {
  if (kind === 'payment' && deposit) return t.deposit({ number: deposit });
  if (kind === 'payment') return appliedOn ? t.credit : LEDGER_METHOD_LABELS[method];
  if (kind === 'rounding') return t.cashRounding;
  if (kind === 'dispute') return method === 'debit' ? t.returnedByBank : t.dispute;
  return receiptId ? t.keptAsCredit : t.refundBy[method];
}

/** An entry's date, reference and author, in one line. */
export function lineDetails(line: LedgerLine): string {
  const { kind, method, on, appliedOn, reference, by, status, stage, stillOwed, failedRefund, currency } = line;
  const details = [
    appliedOn ? t.usedOn({ day: dictionary.shortDay(appliedOn) }) : dictionary.shortDay(on),
    appliedOn && t.receivedOn({ day: dictionary.shortDay(on), method: LEDGER_METHOD_LABELS[method] }),
    reference && t.referenceOf({ reference }),
    status && status !== 'succeeded' && t.refundTrouble[status],
    stillOwed && status !== 'failed' && t.stillOwed,
    stage && stageText(method, stage),
    failedRefund && t.stillToReturn({ amount: amountText(failedRefund, currency) }),
    kind !== 'rounding' && by && t.by({ person: by }),
  ];
  return details.filter(Boolean).join(' · ');
}

/** Who voided a payment, when and why; undefined if it counts. */
export function voidedText({ kind, voidedAt, voidedBy, reason }: LedgerLine): string | undefined {
  if (!voidedAt || kind !== 'payment') return undefined;
  return t.voided({ day: localDayText(voidedAt), by: voidedBy, reason });
}

/** What a dispute came to; of a debit, what became of its return. */
function stageText(method: LedgerMethod, stage: DisputeStage): string {
  if (method === 'debit' && stage === 'LOST') return t.returnedAndOwed;
  return method === 'debit' && stage === 'WON' ? t.paidAfterAll : t.disputeStages[stage];
}

/** Explains what a refund by this method does. */
export function refundText(method: LedgerMethod): string {
  return isProvided(method) ? t.refundExplained[method] : t.manualRefundExplained;
}

/** The customer's report, and what to do about it. */
export function claimText({ reference, amount, on }: OpenClaim, currency: string): string {
  const sent = amount === undefined ? undefined : amountText(amount, currency);
  return t.claimed({ day: dictionary.shortDay(on), amount: sent, reference });
}
