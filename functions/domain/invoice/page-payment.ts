import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { PaymentEntry } from '#shared/ledger/entry.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import type { Changed, Ledger, LedgerChange, LedgerDependencies } from './change-ledger.ts';
import { withChargePutOff } from './charge.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { debitFailedMails } from './money-mails.ts';

type Money = Pick<PaymentEntry, 'amountCents' | 'currency'>;

/** A payment that was made on the provider's page, by its id there; `at` is when the provider had the money. */
export type PagePayment = Money & {
  readonly id: string;
  readonly accountId: string;
  readonly method: 'card' | 'debit';
  readonly at: string;
};

/** The change of a ledger by a payment on the provider's page; null if it has that already. */
export function paidOnPage(payment: PagePayment, { entries, business }: Ledger): Changed | null {
  const { id, accountId, at, amountCents, currency, method } = payment;
  if (entries.some((entry) => entry.id === id)) return null;
  const money = { amountCents, currency, method };
  const paidOn = dayIn(business.timeZone, new Date(at));
  return {
    entries: [{ kind: 'payment', id, accountId, ...money, at, paidOn, revision: 1 }],
    events: [{ at, type: 'PAYMENT', ...money }],
  };
}

/** A payment that was begun on the provider's page and failed, as a debit does days later. */
type Failed = Money & {
  /** The provider's id of the page. */
  readonly sessionId: string;
  readonly isDebit: boolean;
  readonly at: string;
  /** The invoice that it was for; null if there is none any more. */
  readonly find: LedgerChange['find'];
  readonly now: Date;
  /** Other writes of the transaction; the failure counts as recorded if the one named `event` fails. */
  readonly also?: Readonly<Record<string, Write>>;
};

/**
 * Records in the history of an invoice that a payment failed, and ends its checkout, so that the payer can start
 * another. Payer and owner are told of a debit, once even if both run and event report it; a charge of the saved card
 * that waited for it begins the next day at the earliest. Throws UNAVAILABLE if the invoice keeps changing.
 */
export async function failOnPage(
  { invoices, outbox }: Pick<LedgerDependencies, 'invoices' | 'outbox'>,
  { sessionId, amountCents, currency, isDebit, at, find, now, also }: Failed,
): Promise<void> {
  const money = { amountCents, currency };
  const isDone = await retry('payment-failure', async () => {
    const found = await find();
    if (!found) return true;
    const { invoice: before, business } = found;
    // A debit keeps its place until its end is recorded: this one was, or was given up.
    if (isDebit && before.checkout?.sessionId !== sessionId) return true;
    const on = dayIn(business.timeZone, new Date(at));
    const freed = withoutCheckout(before, sessionId);
    const mails = isDebit ? debitFailedMails(before, { ...money, on, now }) : [];
    const failed = await outbox.order(mails, (orders) =>
      invoices.replace({
        before,
        after: isDebit ? withChargePutOff(freed, dayIn(business.timeZone, now)) : freed,
        events: [{ at, type: 'PAYMENT_FAILED', ...money, ...(isDebit && { method: 'debit' as const }) }],
        also: { ...also, ...orders },
      }),
    );
    return failed === null || failed === 'event' || null;
  });
  if (!isDone) throw refusal({ BUSY });
}

/** An invoice whose checkout is over; another one of it stays. */
export function withoutCheckout(invoice: InvoiceRecord, sessionId: string): InvoiceRecord {
  if (invoice.checkout?.sessionId !== sessionId) return invoice;
  const { checkout: _over, ...kept } = invoice;
  return kept;
}
