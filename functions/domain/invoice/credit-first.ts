import { retry } from '#functions/data/table/retry.ts';
import { issued } from '#shared/document/pricing.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { entryWrites, merged, readLedger } from './change-ledger.ts';
import { paidByCredit, receiptsOnIssue } from './credit-on-issue.ts';
import { receivedFor } from './invoice-received.ts';
import { type InvoiceRecord, isPricedAfresh } from './invoice-record.ts';
import type { InvoiceChange } from './invoices.ts';
import type { PublishedInvoice, PublishedInvoices } from './published-invoice.ts';
import { settled } from './settled.ts';
import { statusEvents } from './status-events.ts';
import type { TakingDependencies } from './take-deposit.ts';

export type CreditDependencies = TakingDependencies & {
  readonly published: Pick<PublishedInvoices, 'findToSend'>;
};

/** Who sends an invoice, unless it is sent by itself, and when. */
type Sending = { readonly by?: string; readonly now: Date; readonly isPreview?: boolean };

/** A draft as SENT by someone: its taxes no longer change, and it keeps the current payment details. */
export function sentFrom(
  draft: InvoiceRecord,
  { company, payTo }: Pick<PublishedInvoice, 'company' | 'payTo'>,
  now: Date,
): InvoiceRecord {
  const at = now.toISOString();
  const priced = isPricedAfresh(draft) ? issued(draft, company) : draft;
  return { ...priced, payTo, status: 'SENT', version: draft.version + 1, updatedAt: at };
}

/**
 * A draft as it is sent: issued together with what its customer's credit pays, before any message names its balance,
 * if the customer's switch says so (decision F184). Any other invoice stays as it is. Throws CONFLICT if it keeps
 * changing.
 */
export async function issuedWithCredit(
  dependencies: CreditDependencies,
  found: PublishedInvoice,
  sending: Sending,
): Promise<PublishedInvoice> {
  let current = found;
  const done = await retry('issue-with-credit', async () => {
    const change = await creditChange(dependencies, current, sending);
    if (!change) return current;
    const failed = await dependencies.invoices.replace(change);
    current = (await dependencies.published.findToSend(change.before.id)) ?? current;
    return failed === null ? current : null;
  });
  if (!done) throw refusal({ INVOICE_CHANGING });
  return done;
}

/** The same without issuing it, for a preview. */
export async function withCreditOnIssue(
  dependencies: CreditDependencies,
  found: PublishedInvoice,
  sending: Sending,
): Promise<PublishedInvoice> {
  const change = await creditChange(dependencies, found, { ...sending, isPreview: true });
  if (!change) return found;
  const { status, paidOn } = change.after;
  const paid = { status, ...receivedFor(change.after), ...(paidOn && { paidAt: paidOn }) };
  return { ...found, invoice: { ...found.invoice, ...paid } };
}

/** The change that issues a draft, with what credit pays of it, for the transaction that also orders its email. */
export async function issuingChange(
  dependencies: TakingDependencies,
  found: PublishedInvoice,
  { now }: Pick<Sending, 'now'>,
): Promise<InvoiceChange> {
  const { record: before } = found;
  const after = sentFrom(before, found, now);
  const withCredit = await creditChange(dependencies, found, { now });
  return withCredit ?? { before, after, events: statusEvents(before, after) };
}

/** The change that issues a draft with what credit pays of it; null if it is no draft, or if credit pays nothing. */
async function creditChange(
  dependencies: TakingDependencies,
  { record: before, business, ...current }: PublishedInvoice,
  { by, now, isPreview = false }: Sending,
): Promise<InvoiceChange | null> {
  if (before.status !== 'DRAFT') return null;
  const sent = sentFrom(before, current, now);
  const receipts = await receiptsOnIssue(dependencies, sent, { by, now, isPreview });
  if (receipts.length === 0) return null;
  const { entries } = await readLedger(dependencies, { invoice: before, business });
  const credit = paidByCredit({ invoice: sent, business, entries }, { receipts, by, now });
  if (!credit) return null;
  const { timeZone } = business;
  const after = settled(sent, merged(entries, credit.entries), { now, timeZone });
  return {
    ...{ before, after, money: credit.money },
    events: [...statusEvents(before, sent, by), ...credit.events, ...statusEvents(sent, after)],
    also: { ...credit.also, ...entryWrites(dependencies, { id: before.id, entries: credit.entries }) },
  };
}
