import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import type { LedgerChange } from './change-ledger.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { Invoices } from './invoices.ts';

/** A debit that the payer's bank works on, as the run that began it or an event reports it. */
type Started = {
  /** The provider's id: of the page on which the payer began it, or of the charge. */
  readonly sessionId: string;
  /** The invoice that it is for; null if there is none any more. */
  readonly find: LedgerChange['find'];
  /** When it began. */
  readonly at: string;
  /** Other writes of the transaction; the debit counts as noted if the one named `event` fails. */
  readonly also?: Readonly<Record<string, Write>>;
};

/**
 * Notes with an invoice that a debit of it is on its way, once however often that is reported, and not after it ended.
 * It pays nothing yet; until it ends, nothing else pays, changes or ends the invoice (decision F237). Returns the
 * invoice if this call noted it, else null.
 */
export async function noteDebit(
  { invoices }: { readonly invoices: Pick<Invoices, 'replace'> },
  { sessionId, find, at, also }: Started,
): Promise<InvoiceRecord | null> {
  const done = await retry('debit-started', async () => {
    const found = await find();
    const before = found?.invoice;
    const { checkout } = before ?? {};
    if (!before || checkout?.sessionId !== sessionId || checkout.pending) return { invoice: null };
    const { amountCents, currency, isCharge } = checkout;
    const card = isCharge && before.charge?.card;
    const pending = { at, on: dayIn(found.business.timeZone, new Date(at)) };
    const after = { ...before, checkout: { ...checkout, isDebit: true as const, pending } };
    const failed = await invoices.replace({
      before,
      after,
      events: [{ at, type: 'DEBIT_STARTED', amountCents, currency, ...(card && { card }) }],
      ...(also && { also }),
    });
    if (failed === 'event') return { invoice: null };
    return failed === null ? { invoice: after } : null;
  });
  if (!done) throw refusal({ BUSY });
  return done.invoice;
}
