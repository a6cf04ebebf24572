import type { Write } from '#functions/data/table/table.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { storeNumbered } from '#functions/domain/invoice/store-numbered.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { priced } from '#shared/document/pricing.ts';
import type { SeriesMode } from '#shared/series/status.ts';
import { contentOn, draftOn } from './draft-on.ts';
import { dueAtOf } from './due-at.ts';
import type { SeriesStore } from './series.ts';
import { afterMaking } from './series-after.ts';
import type { SeriesRecord } from './series-record.ts';

/** What an invoice of a series is made with: the stores of its business. */
export type MakingDependencies = {
  readonly invoices: Invoices;
  readonly businesses: Pick<Businesses, 'findCompany' | 'timeZoneOf'>;
  readonly series: Pick<SeriesStore, 'changing' | 'occurrence'>;
  readonly numbers: NumberingStore;
  readonly customers: Pick<CustomerList, 'find'>;
  readonly kept: KeptCustomers;
};

export type Making = {
  readonly series: SeriesRecord;
  readonly day: CalendarDay;
  readonly now: Date;
  /** Email of the user who asked for it; absent if the schedule did. */
  readonly by?: string;
  /** Whether it stays a draft, by default, or is to be sent next. */
  readonly mode?: SeriesMode;
  /** The id of the invoice, if it must be known before. */
  readonly id?: string;
  /** The days before it that get no invoice any more. */
  readonly missed?: readonly CalendarDay[];
  /** What else is stored with it. */
  readonly also?: (invoice: InvoiceRecord) => Readonly<Record<string, Write>>;
};

/**
 * Makes the draft invoice of a day, missed or ahead, with everything as it is now, in one transaction with the next state
 * of its series and when that is due. Returns null if the series changed since it was read: then someone else made the
 * invoice, or it may no longer be wanted. Throws UNAVAILABLE if others take one number after the other.
 */
export async function makeInvoice(dependencies: MakingDependencies, making: Making): Promise<InvoiceRecord | null> {
  const { businesses, customers, kept, series: store } = dependencies;
  const { series, day, now, by, mode = 'draft', missed } = making;
  const { customerId } = contentOn(series, day);
  const [company, timeZone, customer] = await Promise.all([
    businesses.findCompany(series.businessId),
    businesses.timeZoneOf(series.businessId),
    customerId ? customers.find(customerId) : undefined,
  ]);
  const draft = async () => {
    const content = draftOn(series, { day, customer, now });
    const { id = content.id } = making;
    const drafted = {
      ...{ ...content, id },
      // Also with one that people send, its recipient may save a card for those that the series sends.
      ...(series.mode === 'charge' && { savesCard: true as const }),
    };
    const { invoice, writes } = await keptFor(kept, { invoice: drafted, now });
    return { content: priced(invoice, company), writes };
  };
  // The write named `creation` fails if the series changed, as by another run that makes the invoice.
  const also = (invoice: InvoiceRecord) => {
    const after = afterMaking(series, { day, invoice, mode, missed });
    const { series: creation, ...due } = store.changing({ before: series, after, dueAt: dueAtOf(after, timeZone) });
    return {
      ...(creation && { creation }),
      ...due,
      ...store.occurrence(series.id, day, { invoiceId: invoice.id, invoiceNumber: invoice.invoiceNumber }),
      ...making.also?.(invoice),
    };
  };
  return storeNumbered(dependencies, { draft, also, isGenerated: true, isUnseen: true, today: day, ...(by && { by }) });
}
