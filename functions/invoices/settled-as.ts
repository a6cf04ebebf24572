import { newId } from '#functions/data/table/ids.ts';
import type { Write } from '#functions/data/table/table.ts';
import { entryWrites, type LedgerDependencies, readLedger } from '#functions/domain/invoice/change-ledger.ts';
import { dueCentsOf, type InvoiceRecord, keepsMoney } from '#functions/domain/invoice/invoice-record.ts';
import type { StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { settled } from '#functions/domain/invoice/settled.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { standingOf } from '#shared/ledger/standing.ts';

type Dependencies = Pick<LedgerDependencies, 'ledger'> & { readonly businesses: Pick<Businesses, 'find'> };
type Update = { before: InvoiceRecord; after: InvoiceRecord; caller: Caller; now: Date };

/**
 * An update with its effect on the ledger: an invoice that a user marks as paid gets a payment of the balance, received
 * today by method `other`. One that is reopened is PAID again if its payments cover it; one that was PAID without a
 * charge and now has one is open again.
 */
export async function settledAs(
  dependencies: Dependencies,
  { before, after, caller, now }: Update,
): Promise<{ after: InvoiceRecord; also: Record<string, Write> }> {
  const isSame = after.status === before.status;
  const isMarkedPaid = after.status === 'PAID' && !isSame;
  const isChargedNow = after.status === 'PAID' && isSame && dueCentsOf(after) > 0;
  const isReopened = !isSame && keepsMoney(before);
  if (!isMarkedPaid && !isChargedNow && !isReopened) return { after, also: {} };
  const business = orNotFound(await dependencies.businesses.find(before.businessId), 'invoice');
  const { entries } = await readLedger(dependencies, { invoice: before, business });
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
    also: entryWrites(dependencies, { id: before.id, entries: added }),
  };
}
