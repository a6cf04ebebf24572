import { newId } from '#functions/data/table/ids.ts';
import type { Write } from '#functions/data/table/table.ts';
import { entryWrites, merged, readLedger } from '#functions/domain/invoice/change-ledger.ts';
import { paidByCredit, receiptsOnIssue } from '#functions/domain/invoice/credit-on-issue.ts';
import type { CountedMoney } from '#functions/domain/invoice/invoice-counters.ts';
import { dueCentsOf, type InvoiceRecord, keepsMoney } from '#functions/domain/invoice/invoice-record.ts';
import type { StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { settled } from '#functions/domain/invoice/settled.ts';
import type { TakingDependencies } from '#functions/domain/invoice/take-deposit.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { standingOf } from '#shared/ledger/standing.ts';

type Dependencies = TakingDependencies;
type Update = { before: InvoiceRecord; after: InvoiceRecord; caller: Caller; now: Date };

/** An update with its effect on the ledger: what its transaction writes, and the events of what pays it. */
type Settled = {
  readonly after: InvoiceRecord;
  readonly also: Readonly<Record<string, Write>>;
  readonly events: readonly InvoiceEvent[];
  readonly money: readonly CountedMoney[];
};

/**
 * An update with its effect on the ledger: credit pays an invoice that it issues, if the customer's switch says so, and
 * one that a user marks as paid gets a payment of the balance, received today by method `other`. One that is reopened is
 * PAID again if its payments cover it; one that was PAID without a charge and now has one is open again.
 */
export async function settledAs(dependencies: Dependencies, { before, after, caller, now }: Update): Promise<Settled> {
  const isIssued = before.status === 'DRAFT' && ISSUED.has(after.status);
  const receipts = isIssued ? await receiptsOnIssue(dependencies, after, { by: caller.email, now }) : [];
  const isSame = after.status === before.status;
  const isMarkedPaid = after.status === 'PAID' && !isSame;
  const isChargedNow = after.status === 'PAID' && isSame && dueCentsOf(after) > 0;
  const isReopened = !isSame && keepsMoney(before);
  if (!isMarkedPaid && !isChargedNow && !isReopened && receipts.length === 0)
    return { after, also: {}, events: [], money: [] };
  const business = orNotFound(await dependencies.businesses.find(before.businessId), 'invoice');
  const { entries: stored } = await readLedger(dependencies, { invoice: before, business });
  const ledger = { invoice: after, business, entries: stored };
  const credit = paidByCredit(ledger, { receipts, by: caller.email, now }) ?? NO_CREDIT;
  const entries = merged(stored, credit.entries);
  const { balanceCents: amountCents } = standingOf(entries, after);
  const at = now.toISOString();
  const { currency } = after;
  const rest: StoredPayment = {
    kind: 'payment',
    id: newId(),
    method: 'other',
    amountCents,
    currency,
    paidOn: dayIn(business.timeZone, now),
    at,
    by: caller.email,
    revision: 1,
  };
  const added = isMarkedPaid && amountCents > 0 ? [rest] : [];
  return {
    after: settled(after, [...entries, ...added], { now, timeZone: business.timeZone }),
    also: { ...credit.also, ...entryWrites(dependencies, { id: before.id, entries: [...credit.entries, ...added] }) },
    events: credit.events,
    money: credit.money,
  };
}

const ISSUED: ReadonlySet<InvoiceStatus> = new Set(['SENT', 'OVERDUE', 'PAID']);

const NO_CREDIT = { entries: [], events: [], also: {}, money: [] } as const;
