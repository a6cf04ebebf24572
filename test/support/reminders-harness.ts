import { newId } from '#functions/data/table/ids.ts';
import { businessKey, type Key, mailAttemptKey, remindersKey, SHARDS } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, putNew } from '#functions/data/table/write.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { remindedIn } from '#functions/domain/invoice/reminded.ts';
import { remindersIn } from '#functions/domain/invoice/reminders.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { reminderStore } from '#functions/reminder-runs/store.ts';
import { type Dependencies, doWork } from '#functions/reminder-runs/work.ts';
import type { DueCharge } from '#functions/services/charge-queue.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { DEFAULT_REMINDERS, type ReminderSettings } from '#shared/reminder/settings.ts';
import { delivered } from './delivered.ts';

/** When the invoices of a test are issued: on a Monday. */
export const ISSUED_AT = '2026-09-07T15:00:00.000Z';
const SINCE = '2026-09-01T00:00:00.000Z';

/** Businesses with reminders, and their invoices, on an emulated table. */
export function remindersHarness(table: Table) {
  const invoices = invoicesIn(table);
  const queued = new Map<string, BusinessMail>();
  const dependencies = dependenciesOn(table, (mail) => void queued.set(mail.id, mail));
  const harness = {
    invoices,
    /** A business in Toronto; by default it sends reminders three days before and after the due day. */
    async aBusiness(settings: Partial<ReminderSettings> = {}): Promise<string> {
      const id = newId();
      const business = { id, ownerId: `owner-${id}`, timeZone: 'America/Toronto' };
      await table.transact({ business: putNew({ ...businessKey(id), ...business }) });
      await harness.choose(id, settings);
      return id;
    },
    async choose(businessId: string, settings: Partial<ReminderSettings>): Promise<void> {
      const chosen = { ...DEFAULT_REMINDERS, isOn: true, since: SINCE, ...settings };
      await table.transact({ settings: put({ ...remindersKey(businessId), ...chosen }) });
    },
    async aCustomer(businessId: string, fields: { remind?: boolean } = {}): Promise<string> {
      const customer = { name: 'Café Léger', email: 'customer@example.com', ...fields };
      return (await customersIn(table, businessId).add(customer, new Date())).id;
    },
    /** An invoice due on 2026-09-30 that was issued and sent. */
    async anIssuedInvoice(businessId: string, fields: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> {
      const draft = aDraft(businessId, fields);
      await invoices.create(draft, { at: ISSUED_AT, type: 'CREATED' });
      const before = await harness.read(draft.id);
      await harness.change(before.id, { status: 'SENT', ...fields }, [
        { at: ISSUED_AT, type: 'EMAIL', recipient: before.billingEmail ?? '' },
      ]);
      return harness.read(draft.id);
    },
    async read(id: string): Promise<InvoiceRecord> {
      const found = await invoices.find(id);
      if (!found) throw new Error(`There is no invoice ${id}`);
      return found;
    },
    async change(id: string, fields: Partial<InvoiceRecord>, events: readonly InvoiceEvent[] = []): Promise<void> {
      const before = await harness.read(id);
      const failed = await invoices.replace({ before, after: { ...before, ...fields }, events });
      if (failed) throw new Error(`The change of the invoice failed: ${failed}`);
    },
    /** The time of an invoice's next step, according to the index. */
    async dueAt(id: string): Promise<string | undefined> {
      const item = await table.get<{ gsi2sk?: string }>({ pk: `INVOICE#${id}`, sk: 'INVOICE' });
      return item?.gsi2sk?.split('#')[0];
    },
    /** Processes all shards. `faults` replace dependencies. */
    async run(now: string, faults: Partial<Dependencies> = {}): Promise<void> {
      const shards = Object.fromEntries(Array.from({ length: SHARDS }, (_, shard) => [shard, { shard }]));
      await delivered(shards, (work) => doWork({ ...dependencies, ...faults }, work, new Date(now)));
    },
    /** Reschedules the invoices of a business. */
    async reschedule(businessId: string): Promise<void> {
      await doWork(dependencies, { businessId }, new Date());
    },
    dependencies,
    /** The distinct queued emails about an invoice. */
    async mailsAbout(id: string): Promise<BusinessMail[]> {
      const orders = await table.query<Key>(startingWith({ pk: `INVOICE#${id}`, sk: 'MAIL_ATTEMPT#' }));
      const ordered = orders.map(({ sk }) => queued.get(sk.slice('MAIL_ATTEMPT#'.length)));
      return ordered.filter((mail) => mail !== undefined);
    },
    /** The distinct queued emails about an estimate of a business. */
    async mailsAboutEstimate(businessId: string, id: string): Promise<BusinessMail[]> {
      const orders = await table.query<Key>(startingWith(mailAttemptKey({ businessId, id: '' })));
      const ordered = orders.map(({ sk }) => queued.get(sk.slice('MAIL_ATTEMPT#'.length)));
      return ordered.filter(
        (mail) => mail !== undefined && 'estimateId' in mail && mail.estimateId === id,
      ) as BusinessMail[];
    },
    /** The entries of an invoice's history of some types. */
    async eventsOf(id: string, ...types: InvoiceEvent['type'][]): Promise<InvoiceEvent[]> {
      const events = await table.query<InvoiceEvent>(startingWith({ pk: `INVOICE#${id}`, sk: 'EVENT#' }));
      return events.filter(({ type }) => types.includes(type));
    },
  };
  return harness;
}

function aDraft(businessId: string, fields: Partial<InvoiceRecord>): InvoiceRecord {
  const id = newId();
  return {
    ...{ id, businessId, invoiceNumber: id, billingName: 'Café Léger', totalCents: 10_000, movements: [], version: 1 },
    ...{ items: [{ name: 'Design', quantity: 1, rate: 100 }], billingEmail: `customer-${id}@example.com` },
    ...{ issueDate: '2026-09-07', dueDate: '2026-09-30', currency: 'CAD', paymentMethod: 'e-transfer' },
    ...{ createdAt: ISSUED_AT, updatedAt: ISSUED_AT },
    ...fields,
    status: 'DRAFT',
  };
}

/** What `reminder-runs` needs, on a table; `add` receives the emails that it queues, `charge` the charges. */
export function dependenciesOn(
  table: Table,
  add: (mail: BusinessMail) => void,
  charge: (due: DueCharge) => void = () => undefined,
): Dependencies {
  return {
    table,
    invoices: invoicesIn(table),
    ledger: ledgerIn(table),
    published: publishedInvoices(table),
    users: usersIn(table),
    kept: keptCustomersIn(table),
    limits: messageLimits(table, { EMAIL: 1_000_000, SMS: 0 }),
    seriesOf: (businessId) => seriesIn(table, businessId),
    numbersOf: (businessId) => numberingIn(table, businessId, 'INVOICE'),
    customersOf: (businessId) => customersIn(table, businessId),
    businesses: businessesIn(table),
    reminders: remindersIn(table),
    reminded: remindedIn(table),
    estimatesOf: (businessId) => estimatesIn(table, businessId),
    estimateReminders: estimateRemindersIn(table),
    suppressions: suppressedAddresses(table),
    cardsOf: (businessId) => savedCardsIn(table, businessId),
    charges: { add: async (due) => charge(due) },
    outbox: outboxOn({ add: async (mail) => add(mail) }),
    store: reminderStore(table),
  };
}
