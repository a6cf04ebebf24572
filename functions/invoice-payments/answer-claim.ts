import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Changed, Ledger } from '#functions/domain/invoice/change-ledger.ts';
import { usedBefore } from '#functions/domain/invoice/repeated-entry.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { ClaimAnswer } from '#shared/ledger/claim.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Call, changePayments, type Dependencies, listPayments, ownLedger, withPayment } from './payments.ts';
import { checkReceipt, isRecorded } from './recorded-before.ts';

type Answer = Call & { readonly claimId: string; readonly answer: ClaimAnswer };

/**
 * Confirms a claim, which records a payment, by default of the reported amount or the balance and received today, or
 * dismisses it. Throws NOT_FOUND for a claim that is not open, CONFLICT for one that was confirmed with other content or
 * is to be dismissed afterwards, and like `recordPayment`.
 */
export async function answerClaim(
  dependencies: Dependencies,
  { claimId, answer, ...call }: Answer,
): Promise<InvoicePayments> {
  if (answer.action === 'confirm') {
    const amountCents = answer.amount === undefined ? undefined : toCents(answer.amount);
    await checkReceipt(dependencies, { id: claimId, amountCents, call });
    return changePayments(dependencies, call, (ledger) => confirmed({ claimId, answer, ...call }, ledger));
  }
  const { invoice, entries } = await ownLedger(dependencies, call);
  const payment = entries.find(({ id }) => id === claimId);
  if (payment) throw usedBefore(payment);
  orNotFound(invoice.claim?.id === claimId, 'paymentClaim');
  await dismiss(dependencies, call, claimId);
  return listPayments(dependencies, call);
}

function confirmed({ claimId, answer, ...call }: Answer, ledger: Ledger): Changed | null {
  const { invoice, business, entries } = ledger;
  const { sendReceipt, keepRest } = answer;
  const repeated = {
    id: claimId,
    ...(answer.amount !== undefined && { amountCents: toCents(answer.amount) }),
    ...(answer.paidOn && { paidOn: answer.paidOn }),
  };
  if (isRecorded(ledger, repeated, true)) return null;
  const { balanceCents } = standingOf(entries, invoice);
  const claim = orNotFound(balanceCents > 0 && invoice.claim?.id === claimId && invoice.claim, 'paymentClaim');
  const { method, reference } = claim;
  const amount = answer.amount ?? claim.amount ?? fromCents(balanceCents);
  const paidOn = answer.paidOn ?? dayIn(business.timeZone, call.now);
  return withPayment({ id: claimId, method, amount, paidOn, reference, sendReceipt, keepRest }, { ledger, call });
}

async function dismiss({ invoices, ...dependencies }: Dependencies, call: Call, claimId: string): Promise<void> {
  const isDone = await retry('claim-dismissal', async () => {
    const { invoice: before } = await ownLedger({ invoices, ...dependencies }, call);
    if (before.claim?.id !== claimId) {
      noteUnchanged();
      return true;
    }
    const { claim: _dismissed, ...after } = before;
    const at = call.now.toISOString();
    const failed = await invoices.replace({
      before,
      after,
      events: [{ at, type: 'CLAIM_DISMISSED', by: call.caller.email }],
    });
    return failed === null || null;
  });
  if (!isDone) throw refusal({ INVOICE_CHANGING });
}
