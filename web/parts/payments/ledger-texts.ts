import type { DisputeStage } from '#shared/ledger/entry.ts';
import type { LedgerLine, OpenClaim } from '#shared/ledger/schema.ts';
import { LEDGER_METHOD_LABELS, type LedgerMethod } from '#shared/payment-methods.ts';
import { localDayText } from '#web/lib/dates.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { amountText } from './payable.ts';

/** An entry's title, such as "e-Transfer" or "Refund by card". */
export function lineTitle({ kind, method }: LedgerLine): string {
  const label = LEDGER_METHOD_LABELS[method];
  if (kind === 'payment') return label;
  if (kind === 'rounding') return 'Cash rounding';
  if (kind === 'dispute') return 'Dispute';
  return `Refund by ${method === 'e-transfer' ? label : label.toLowerCase()}`;
}

/** An entry's date, reference and author, in one line. */
export function lineDetails(line: LedgerLine): string {
  const { kind, on, reference, by, status, stage, stillOwed, failedRefund, currency } = line;
  const details = [
    dictionary.shortDay(on),
    reference && `Reference ${reference}`,
    status && status !== 'succeeded' && REFUND_TEXTS[status],
    stillOwed && status !== 'failed' && 'still owed',
    stage && DISPUTE_TEXTS[stage],
    failedRefund && `${amountText(failedRefund, currency)} still to be returned`,
    kind !== 'rounding' && by && `by ${by}`,
  ];
  return details.filter(Boolean).join(' · ');
}

/** Who voided a payment, when and why; undefined if it counts. */
export function voidedText({ kind, voidedAt, voidedBy, reason }: LedgerLine): string | undefined {
  if (!voidedAt || kind !== 'payment') return undefined;
  return `Voided ${localDayText(voidedAt)}${voidedBy ? ` by ${voidedBy}` : ''}${reason ? `: ${reason}` : ''}`;
}

/** Explains what a refund by this method does. */
export function refundText(method: LedgerMethod): string {
  return method === 'card'
    ? 'The money goes back to the card, usually within ten days.'
    : 'This only records the refund: return the money yourself.';
}

const REFUND_TEXTS = { pending: 'on its way', failed: 'failed' } as const;

const DISPUTE_TEXTS: Readonly<Record<DisputeStage, string>> = {
  INQUIRY: 'the bank asks for details',
  INQUIRY_CLOSED: 'inquiry closed',
  OPEN: 'the bank holds this amount',
  LOST: 'lost: returned to the customer',
  WON: 'won: you keep this amount',
};

/** The customer's report, and what to do about it. */
export function claimText({ reference, on }: OpenClaim): string {
  const named = reference ? ` Reference: ${reference}.` : '';
  return `On ${dictionary.shortDay(on)}, your customer said they sent an e-Transfer.${named} Check your account.`;
}
