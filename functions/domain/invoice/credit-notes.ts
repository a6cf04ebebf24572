import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { creditNoteNumber, creditParts, reductionCents } from '#shared/ledger/credit.ts';
import { creditsIn } from '#shared/ledger/entry.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { StoredCredit, StoredEntry, StoredRefund } from './ledger-store.ts';

/** An invoice with its ledger. */
type Credited = {
  readonly invoice: InvoiceRecord;
  readonly business: Pick<BusinessRecord, 'timeZone'>;
  readonly entries: readonly StoredEntry[];
  readonly takenNumbers?: ReadonlySet<string>;
};

type Wanted = Pick<StoredCredit, 'id' | 'amountCents'> & {
  readonly by: string | undefined;
  readonly reason: string | undefined;
  readonly refundId?: string;
};

/** The next credit note of an invoice, with the taxes as the invoice has them. */
export function newCreditNote(
  { invoice, business, entries, takenNumbers }: Credited,
  { id, amountCents, by, reason, refundId }: Wanted,
  now: Date,
): StoredCredit {
  const earlier = creditsIn(entries);
  return {
    kind: 'credit',
    id,
    number: freeNumber(invoice.invoiceNumber, earlier.length, takenNumbers),
    amountCents,
    ...creditParts(invoice, { amountCents, earlier }),
    currency: invoice.currency,
    creditedOn: dayIn(business.timeZone, now),
    at: now.toISOString(),
    ...(by && { by }),
    ...(reason && { reason }),
    ...(refundId && { refundId }),
    revision: 1,
  };
}

function freeNumber(invoiceNumber: string, earlier: number, taken: ReadonlySet<string> = new Set()): string {
  const number = creditNoteNumber(invoiceNumber, earlier);
  return taken.has(number) ? freeNumber(invoiceNumber, earlier + 1, taken) : number;
}

/** The history event of a credit note. */
export function creditEvent({ at, by, number, amountCents, currency }: StoredCredit): InvoiceEvent {
  return { at, type: 'CREDIT', ...(by && { by }), number, amountCents, currency };
}

/** Credit notes for successful refunds that reduce the price and have none yet. */
export function missingCreditNotes({ entries, ...ledger }: Credited, now: Date): StoredCredit[] {
  const credits: StoredCredit[] = [];
  for (const refund of entries.filter((entry) => entry.kind === 'refund').filter(isDone)) {
    const known = [...entries, ...credits];
    if (creditsIn(known).some(({ refundId }) => refundId === refund.id)) continue;
    const amountCents = creditableCents(refund, { ...ledger, entries: known });
    if (amountCents === 0) continue;
    const { id: refundId, by, reason } = refund;
    const wanted = { id: `credit-${refundId}`, amountCents, by, reason, refundId };
    credits.push(newCreditNote({ ...ledger, entries: known }, wanted, now));
  }
  return credits;
}

/** The amount by which a refund can reduce the price, in cents: at most what is left of the price. */
function creditableCents(refund: StoredRefund, { invoice, entries }: Credited): number {
  const { creditedCents } = standingOf(entries, invoice);
  return Math.min(reductionCents(refund, entries, invoice), invoice.totalCents - creditedCents);
}

function isDone({ reducesPrice, status }: StoredRefund): boolean {
  return reducesPrice === true && status === 'succeeded';
}
