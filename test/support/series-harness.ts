import { newId, newListId } from '#functions/data/table/ids.ts';
import {
  businessKey,
  companyKey,
  type Key,
  paymentSettingsKey,
  seriesDueKey,
  userKey,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { dueAtOf } from '#functions/domain/series/due-at.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import { type DueSeries, runSeries } from '#functions/reminder-runs/run-series.ts';
import type { DueCharge } from '#functions/services/charge-queue.ts';
import type { CustomerInput } from '#shared/customer/schema.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import { dependenciesOn, remindersHarness } from './reminders-harness.ts';

/** Every month on the 31st or its last day at nine, around the change of clocks in Toronto on 2026-11-01. */
export const MONTHLY: Schedule = {
  ...{ unit: 'month', interval: 1, firstDay: '2026-10-31', end: 'never', daysInAdvance: 0, hour: 9 },
};
/** When its first invoices are due, in Toronto. */
export const [FIRST_DUE, SECOND_DUE] = ['2026-10-31T13:00:00.000Z', '2026-11-30T14:00:00.000Z'] as const;

/** An invoice of 100 CAD a month for a customer who has e-Transfers. */
const CONTENT = {
  billingName: 'Typed',
  billingEmail: 'typed@example.com',
  currency: 'CAD',
  paymentMethod: 'e-transfer',
  items: [{ name: 'Hosting in {month} {year}', quantity: 1, rate: 100 }],
  dueInDays: 30,
  paymentTerms: 'Soon.',
} as const;

type Fields = Omit<Partial<SeriesRecord>, 'schedule'> & { readonly schedule?: Partial<Schedule> };

/** Series of businesses that may send email, on an emulated table; `charge` receives the charges that become due. */
export function seriesHarness(table: Table, charge?: (due: DueCharge) => void) {
  const reminders = remindersHarness(table);
  const queued = new Map<string, BusinessMail>();
  const add = (mail: BusinessMail) => void queued.set(mail.id, mail);
  const harness = {
    /** A business in Toronto whose owner has confirmed their email, and whose invoices can be paid. */
    async aBusiness(fields: object = {}): Promise<string> {
      const id = newId();
      const ownerId = `owner-${id}`;
      const createdAt = '2024-01-01T12:00:00.000Z';
      const business = {
        id,
        ownerId,
        timeZone: 'America/Toronto',
        createdAt,
        paymentIntegrationEnabled: false,
        ...fields,
      };
      const owner = { id: ownerId, email: `${ownerId}@example.com`, emailVerifiedAt: createdAt, role: 'USER' };
      const company = { id, name: 'Larch', address: '1 Elm Street', province: 'ON', country: 'Canada', version: 1 };
      await table.transact({
        business: put({ ...businessKey(id), ...business }),
        owner: put({ ...userKey(ownerId), ...owner, businessId: id, createdAt }),
        company: put({ ...companyKey(id), ...company, email: 'larch@example.com' }),
        settings: put({ ...paymentSettingsKey(id), eTransferEmail: 'pay@example.com' }),
      });
      return id;
    },
    async aCustomer(businessId: string, fields: Partial<CustomerInput> = {}): Promise<string> {
      const customer = { name: 'Café Léger', email: `customer-${newId()}@example.com`, ...fields };
      return (await customersIn(table, businessId).add(customer as CustomerInput, new Date())).id;
    },
    /** A series that runs, by default one that sends its invoices to a customer of its own. */
    async aSeries(businessId: string, { schedule, ...fields }: Fields = {}): Promise<DueSeries> {
      const customerId = fields.customerId ?? (await harness.aCustomer(businessId));
      const id = newListId(new Date());
      const at = '2026-10-01T12:00:00.000Z';
      const series: SeriesRecord = {
        ...{ ...CONTENT, items: [...CONTENT.items], customerId, id, businessId, status: 'ACTIVE', mode: 'send' },
        ...{ next: 0, madeCount: 0, skipped: [], totalCents: 0, changes: 0, version: 1, createdAt: at, updatedAt: at },
        ...fields,
        schedule: { ...MONTHLY, ...schedule },
      };
      await seriesIn(table, businessId).create(series, {});
      await harness.change({ businessId, seriesId: id }, {});
      return { businessId, seriesId: id };
    },
    async read({ businessId, seriesId }: DueSeries): Promise<SeriesRecord> {
      const found = await seriesIn(table, businessId).find(seriesId);
      if (!found) throw new Error(`There is no series ${seriesId}`);
      return found;
    },
    /** Changes a series, as its business does, and when it is due. */
    async change(of: DueSeries, fields: Partial<SeriesRecord>): Promise<void> {
      const before = await harness.read(of);
      const after = { ...before, ...fields };
      const dueAt = dueAtOf(after, 'America/Toronto');
      await table.transact(seriesIn(table, of.businessId).changing({ before, after, dueAt }));
    },
    /** When a series is due according to the index. */
    async dueAt({ businessId, seriesId }: DueSeries): Promise<string | undefined> {
      const item = await table.get<{ gsi2sk?: string }>(seriesDueKey(businessId, seriesId));
      return item?.gsi2sk?.split('#')[0];
    },
    /** Runs one series, on a table that may be killed. */
    run: (of: DueSeries, now: string, on = table) => runSeries(dependenciesOn(on, add, charge), of, new Date(now)),
    /** Runs everything that is due of all businesses; `on` may be a table that is killed. */
    runAll: (now: string, on = table) => reminders.run(now, dependenciesOn(on, add, charge)),
    /** The invoices of a series that exist, by day. */
    async invoicesOf({ businessId, seriesId }: DueSeries): Promise<InvoiceRecord[]> {
      const made = await seriesIn(table, businessId).occurrences(seriesId, 1_000);
      const found = await Promise.all(made.toReversed().map(({ invoiceId }) => reminders.invoices.find(invoiceId)));
      return found.filter((invoice) => invoice !== undefined);
    },
    /** The distinct emails about an invoice that were ordered. */
    async mailsAbout({ id }: { readonly id: string }): Promise<BusinessMail[]> {
      const orders = await table.query<Key>(startingWith({ pk: `INVOICE#${id}`, sk: 'MAIL_ATTEMPT#' }));
      return orders.flatMap(({ sk }) => queued.get(sk.slice('MAIL_ATTEMPT#'.length)) ?? []);
    },
    /** The only invoice of a series. Throws if there are none or several. */
    async onlyInvoice(of: DueSeries): Promise<InvoiceRecord> {
      const [invoice, ...others] = await harness.invoicesOf(of);
      if (!invoice || others.length > 0) throw new Error(`The series ${of.seriesId} does not have one invoice`);
      return invoice;
    },
    /** What the owner was told about an invoice. */
    newsOf: async (invoice: { readonly id: string }) =>
      (await harness.mailsAbout(invoice)).flatMap((mail) => (mail.kind === 'OWNER_NOTICE' ? [mail.news] : [])),
    /** Receives the emails that others queue. */
    add,
    eventsOf: reminders.eventsOf,
    invoices: reminders.invoices,
    reschedule: reminders.reschedule,
  };
  return harness;
}
