import { randomUUID } from 'node:crypto';
import { newId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import {
  claimedCentsOf,
  dueCentsOf,
  type InvoiceRecord,
  pendingDebitOf,
} from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { eTransferAddress, type PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { closedState } from '#shared/invoice/payer-state.ts';
import type { ClaimInput, PaymentClaim } from '#shared/ledger/claim.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { CLAIM_OF_ANOTHER, CLAIMED_TOO_OFTEN, NO_E_TRANSFERS, NOTHING_TO_CLAIM } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

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
 * CONFLICT if nothing is payable, FORBIDDEN if the invoice names no e-Transfer address, and INVALID_REQUEST for another
 * amount than the balance unless the business lets payers say it.
 */
export async function claimPayment(
  { invoices, published, outbox }: ClaimDependencies,
  { invoiceId, input, now }: Claimed,
): Promise<PaymentClaim> {
  const claim = await retry('payment-claim', async () => {
    const { record: before, business, payTo, invoice } = orNotFound(await published.find(invoiceId), 'invoice');
    if (before.claim) return { claimedOn: before.claim.on };
    checkClaimable(before, eTransferAddress(before, payTo));
    if (!invoice.payersSayAmount) checkInFull(before, input);
    const at = now.toISOString();
    // The payment takes this id, no matter who records it (decision F177).
    const [id, on] = [randomUUID(), dayIn(business.timeZone, now)];
    const claim = { id, at, on, ...input };
    const after = { ...before, claim, claimCount: (before.claimCount ?? 0) + 1 };
    const notice = noticeOf(after, claim);
    const event = { at, type: 'CLAIM', ...saidIn(after, input) } as const;
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
function noticeOf(invoice: InvoiceRecord, { method, reference, on, at: sentAt }: OpenClaim): OwnerNotice {
  const money = { amountCents: claimedCentsOf(invoice), currency: invoice.currency, method, on };
  const news = { what: 'CLAIMED', ...money, ...(reference && { reference }) } as const;
  return { id: newId(), invoiceId: invoice.id, sentAt, kind: 'OWNER_NOTICE', news };
}

/** The facts of a claim in the history. */
function saidIn({ currency }: InvoiceRecord, { reference, amount }: Said) {
  return {
    ...(reference && { reference }),
    ...(amount !== undefined && { sent: { amountCents: toCents(amount), currency } }),
  };
}

/** Throws INVALID_REQUEST for another amount than the balance. */
function checkInFull(invoice: InvoiceRecord, { amount }: Said): void {
  const dueCents = dueCentsOf(invoice);
  if (amount === undefined || toCents(amount) === dueCents) return;
  const params = { amount: plainAmount(dueCents), currency: invoice.currency };
  const issue = { path: 'amount', rule: 'oneOf', params: { values: params.amount } } as const;
  throw invalidRequest([issue], { reason: 'CLAIM_IN_FULL', params });
}

function checkClaimable(invoice: InvoiceRecord, address: string | undefined): void {
  const { status, claimCount = 0 } = invoice;
  if (closedState({ status, pendingDebit: pendingDebitOf(invoice) })) throw refusal({ NOTHING_TO_CLAIM });
  if (!address) throw refusal({ NO_E_TRANSFERS });
  if (claimCount >= MAX_CLAIMS) throw refusal({ CLAIMED_TOO_OFTEN });
}
