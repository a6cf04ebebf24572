import { dueKeys, idOf, type Key, remindedKey, reminderSummaryKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { onlyIf, put, putNew, set } from '#functions/data/table/write.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import { dueCentsOf, type InvoiceRecord } from './invoice-record.ts';

/** A reminded invoice, as of the reminder; amounts in cents. */
export type RemindedInvoice = {
  readonly invoiceId: string;
  readonly number: string;
  readonly customer: string;
  readonly dueCents: number;
  readonly currency: InvoiceCurrency;
};

/** Retention in seconds. */
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** A business and one of its days. */
type BusinessDay = { readonly businessId: string; readonly day: CalendarDay };

/** The invoices that were reminded each day, and the daily summaries that are due. */
export type Reminded = ReturnType<typeof remindedIn>;

/** Opens the reminded invoices and the summaries. */
export function remindedIn(table: Table) {
  return {
    /** The write that adds an invoice to its business's day. */
    addition: (invoice: InvoiceRecord, day: CalendarDay, now: Date) =>
      put({
        ...remindedKey(invoice.businessId, day, invoice.id),
        number: invoice.invoiceNumber,
        customer: invoice.billingName,
        dueCents: dueCentsOf(invoice),
        currency: invoice.currency,
        ttl: ttlFrom(now),
      }),
    async list(businessId: string, day: CalendarDay): Promise<RemindedInvoice[]> {
      const items = await table.query<Key & Omit<RemindedInvoice, 'invoiceId'>>(
        startingWith(remindedKey(businessId, day)),
      );
      return items.map(({ pk: _pk, sk, ...fields }) => ({ ...fields, invoiceId: idOf({ sk }) }));
    },
    /** Makes sure that a summary of the day becomes due. */
    async planSummary({ businessId, day }: BusinessDay, at: Date): Promise<void> {
      const key = reminderSummaryKey(businessId, day);
      await table.transact({ summary: putNew({ ...key, ...dueKeys(businessId, at), ttl: ttlFrom(at) }) });
    },
    /** Ends a planned summary along with other writes. Returns false if it had ended. */
    async endSummary({ businessId, day }: BusinessDay, also: Readonly<Record<string, Write>>): Promise<boolean> {
      const ended = set(reminderSummaryKey(businessId, day), { gsi2pk: undefined, gsi2sk: undefined });
      const summary = { Update: onlyIf(ended, { ConditionExpression: 'attribute_exists(gsi2pk)' }) };
      return (await table.transact({ ...also, summary })) === null;
    },
  };
}

function ttlFrom(time: Date): number {
  return secondsAt(time) + KEPT_SECONDS;
}
