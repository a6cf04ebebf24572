import { newId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Changed, Ledger } from '#functions/domain/invoice/change-ledger.ts';
import { dueCentsOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { eTransferAddress, type PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { repeatedEntry, usedBefore } from '#functions/domain/invoice/repeated-entry.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { AppError } from '#shared/errors.ts';
import { closedState } from '#shared/invoice/payer-state.ts';
import type { ClaimAnswer, ClaimInput, PaymentClaim } from '#shared/ledger/claim.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { CLAIM_OF_ANOTHER, CLAIMED_TOO_OFTEN, NO_E_TRANSFERS, NOTHING_TO_CLAIM } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Call, changePayments, type Dependencies, listPayments, ownLedger, withPayment } from './payments.ts';

/** Maximum claims per invoice, dismissed ones included. */
const MAX_CLAIMS = 5;

type ClaimDependencies = {
  readonly invoices: Invoices;
  readonly published: Pick<PublishedInvoices, 'find'>;
  readonly outbox: MailOutbox;
};
/** The content of a claim. */
type Said = Omit<ClaimInput, 'withdraw'>;
type Claimed = { readonly invoiceId: string; readonly input: Said; readonly now: Date };

/**
 * Records a payer's report of an e-Transfer; nothing counts as paid yet. An invoice has one open claim: another call
 * neither changes it nor learns its id, with which the payer can withdraw it. Throws NOT_FOUND for an unknown invoice,
 * CONFLICT if nothing is payable, and FORBIDDEN if the invoice names no e-Transfer address.
 */
export async function claimPayment(
  { invoices, published, outbox }: ClaimDependencies,
  { invoiceId, input, now }: Claimed,
): Promise<PaymentClaim> {
  const claim = await retry('payment-claim', async () => {
    const { record: before, business, payTo } = orNotFound(await published.find(invoiceId), 'invoice');
    if (before.claim) return { claimedOn: before.claim.on };
    checkClaimable(before, eTransferAddress(before, payTo));
    const at = now.toISOString();
    const [id, on] = [newId(), dayIn(business.timeZone, now)];
    const { reference } = input;
    const notice = noticeOf(before, { ...input, on, sentAt: at });
    const after = { ...before, claim: { id, at, on, ...input }, claimCount: (before.claimCount ?? 0) + 1 };
    const event = { at, type: 'CLAIM', ...(reference && { reference }) } as const;
    const failed = await outbox.order([notice], (also) => invoices.replace({ before, after, events: [event], also }));
    return failed === null ? { claimedOn: on, claimId: id } : null;
  });
  if (!claim) throw beingChanged();
  return claim;
}

/**
 * Withdraws a claim for the payer who made it; does nothing if none is open. Throws NOT_FOUND for an unknown invoice,
 * CONFLICT for someone else's claim.
 */
export async function withdrawClaim(
  { invoices, published }: Pick<ClaimDependencies, 'invoices' | 'published'>,
  { invoiceId, claimId, now }: { invoiceId: string; claimId: string; now: Date },
): Promise<PaymentClaim> {
  const isDone = await retry('claim-withdrawn', async () => {
    const { record: before } = orNotFound(await published.find(invoiceId), 'invoice');
    const { claim, ...after } = before;
    if (!claim) return true;
    if (claim.id !== claimId) throw refusal({ CLAIM_OF_ANOTHER });
    const event = { at: now.toISOString(), type: 'CLAIM_WITHDRAWN' } as const;
    return (await invoices.replace({ before, after, events: [event] })) === null || null;
  });
  if (!isDone) throw beingChanged();
  return {};
}

function beingChanged(): AppError {
  return refusal({ INVOICE_CHANGING });
}

/** The email to the owner. */
function noticeOf(
  invoice: InvoiceRecord,
  { method, reference, on, sentAt }: Said & { on: CalendarDay; sentAt: string },
): OwnerNotice {
  const money = { amountCents: dueCentsOf(invoice), currency: invoice.currency, method, on };
  const news = { what: 'CLAIMED', ...money, ...(reference && { reference }) } as const;
  return { id: newId(), invoiceId: invoice.id, sentAt, kind: 'OWNER_NOTICE', news };
}

function checkClaimable(invoice: InvoiceRecord, address: string | undefined): void {
  const { status, claimCount = 0 } = invoice;
  if (closedState({ status })) throw refusal({ NOTHING_TO_CLAIM });
  if (!address) throw refusal({ NO_E_TRANSFERS });
  if (claimCount >= MAX_CLAIMS) throw refusal({ CLAIMED_TOO_OFTEN });
}

type Answer = Call & { readonly claimId: string; readonly answer: ClaimAnswer };

/**
 * Confirms a claim, which records a payment, by default of the balance and received today, or dismisses it. Throws
 * NOT_FOUND for a claim that is not open, CONFLICT for one that was confirmed with other content or is to be dismissed
 * afterwards, and like `recordPayment`.
 */
export async function answerClaim(
  dependencies: Dependencies,
  { claimId, answer, ...call }: Answer,
): Promise<InvoicePayments> {
  if (answer.action === 'confirm') {
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
  const repeat = {
    ...(answer.amount !== undefined && { amountCents: toCents(answer.amount) }),
    ...(answer.paidOn && { paidOn: answer.paidOn }),
  };
  if (repeatedEntry(entries, { id: claimId, kind: 'payment', ...repeat })) return null;
  const { balanceCents } = standingOf(entries, invoice);
  const { method, reference } = orNotFound(
    balanceCents > 0 && invoice.claim?.id === claimId && invoice.claim,
    'paymentClaim',
  );
  const { amount = fromCents(balanceCents), paidOn = dayIn(business.timeZone, call.now), sendReceipt } = answer;
  return withPayment({ id: claimId, method, amount, paidOn, reference, sendReceipt }, { ledger, call });
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
  if (!isDone) throw beingChanged();
}
