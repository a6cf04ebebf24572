import type Stripe from 'stripe';
import { chargeInvoice, type Dependencies } from '#functions/charges/charge-invoice.ts';
import { slotStore } from '#functions/charges/store.ts';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey, chargeDueKey, invoiceKey, savedCardKey, savedCardMethod } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type Change, put, set } from '#functions/data/table/write.ts';
import { plannedCharge } from '#functions/domain/invoice/charge.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import type { InvoiceRecord, PlannedCharge } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { type BusinessRecord, businessesIn } from '#functions/domain/people/businesses.ts';
import { type SavedCardRecord, savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { DueCharge } from '#functions/services/charge-queue.ts';
import { removedCards } from '#functions/services/removed-cards.ts';
import { applyEvent } from '#functions/stripe-ledger/apply.ts';
import { eventStore } from '#functions/stripe-ledger/store.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { aCaller } from './a-caller.ts';
import { cardProvider } from './card-provider.ts';
import { seriesHarness } from './series-harness.ts';
import { anEvent } from './stripe-event.ts';

/** When the charges of a test are due, at nine in Toronto: a Tuesday. */
export const CHARGED_AT = '2026-12-01T14:00:00.000Z';
const DAY = '2026-12-01';
const ISSUED_AT = '2026-11-20T15:00:00.000Z';
const VISA: CardLabel = { brand: 'visa', last4: '4242' };

type Fields = Partial<InvoiceRecord> & {
  readonly planned?: Partial<PlannedCharge>;
  /** What its customer's saved card is known by; Visa 4242 unless it is given. */
  readonly label?: CardLabel;
};

/** Invoices of 100 CAD, sent and to be charged to their customer's saved card, on an emulated table. */
export function chargesHarness(table: Table) {
  const provider = cardProvider();
  const queued: DueCharge[] = [];
  const series = seriesHarness(table, (due) => void queued.push(due));
  const invoices = invoicesIn(table);
  const businesses = businessesIn(table);
  const payments = {
    ...provider.payments,
    accountStanding: async () => ({ state: 'active', takesDebits: true }),
  } as unknown as CardPayments;
  const dependenciesOn = (on: Table) => ({
    table: on,
    invoices: invoicesIn(on),
    businesses: businessesIn(on),
    ledger: ledgerIn(on),
    outbox: outboxOn<Parameters<typeof series.add>[0]>({ add: async (mail) => series.add(mail) }),
    payments,
    store: slotStore(on),
    cardsOf: (businessId: string) => savedCardsIn(on, businessId),
    invoicesOf: (businessId: string) => customerInvoicesIn(on, businessId),
  });
  const harness = {
    series,
    provider,
    /** The charges that a run of the schedules queued. */
    queued,
    dependenciesOn,
    dependencies: dependenciesOn(table),
    /** A business in Toronto that takes cards and debits on an account of its own. */
    aBusiness: (fields: Partial<BusinessRecord> = {}): Promise<string> => {
      const account = { stripeAccountId: `acct_${newId()}`, stripeConnected: true, paymentIntegrationEnabled: true };
      return series.aBusiness({ ...account, debitsWanted: true, debitsActive: true, ...fields });
    },
    changeBusiness: (id: string, fields: Change<BusinessRecord>) => table.update(set(businessKey(id), fields)),
    /** A caller of a business. */
    callerOf: (businessId: string) => ({ ...aCaller(), businessId }),
    /** Saves a card for a customer, in place of any other. */
    async saveCard(businessId: string, customerId: string, label = VISA): Promise<SavedCardRecord> {
      const accountId = (await businesses.find(businessId))?.stripeAccountId ?? '';
      const holderId = `cus_${customerId}`;
      const methodId = provider.saveCard(holderId, label);
      const mandateId = provider.cards.get(methodId)?.mandateId;
      const agreement = { text: 'Save this card', at: ISSUED_AT, address: '192.0.2.1', agent: 'Test' };
      const card: SavedCardRecord = {
        ...{ id: newId(), businessId, customerId, accountId, holderId, methodId, ...label },
        ...(mandateId && { mandateId }),
        ...{ savedAt: ISSUED_AT, agreement, invoiceId: 'first', invoiceNumber: 'INV-1' },
      };
      await table.transact({
        card: put({ ...card, ...savedCardKey(businessId, customerId), lsi1sk: savedCardMethod(methodId) }),
      });
      return card;
    },
    /** A customer with a saved card, of a business that may be given. */
    async aCustomer(of?: string, label?: CardLabel) {
      const businessId = of ?? (await harness.aBusiness());
      const customerId = await series.aCustomer(businessId);
      return { businessId, customerId, card: await harness.saveCard(businessId, customerId, label) };
    },
    /** A sent invoice whose charge is due at `CHARGED_AT`. */
    async anInvoice({ planned, label, ...fields }: Fields = {}): Promise<InvoiceRecord> {
      const customer = await harness.aCustomer(fields.businessId, label);
      const id = newId();
      const { businessId, customerId, card } = customer;
      const draft: InvoiceRecord = {
        ...{ id, businessId, customerId, invoiceNumber: id, billingName: 'Café Léger', movements: [], version: 1 },
        ...{ items: [{ name: 'Hosting', quantity: 1, rate: 100 }], billingEmail: `customer-${id}@example.com` },
        ...{ issueDate: '2026-11-20', dueDate: DAY, currency: 'CAD', paymentMethod: 'card', totalCents: 10_000 },
        ...{ createdAt: ISSUED_AT, updatedAt: ISSUED_AT, status: 'DRAFT' },
      };
      await invoices.create(draft, { at: ISSUED_AT, type: 'CREATED' });
      const before = await harness.read(id);
      const sent = { ...before, ...fields, status: 'SENT', savesCard: true } as const;
      const charge = { ...plannedCharge(sent, { card, on: DAY }), ...planned };
      await invoices.replace({ before, after: { ...sent, charge }, events: [] });
      return harness.read(id);
    },
    async read(id: string): Promise<InvoiceRecord> {
      const found = await invoices.find(id);
      if (!found) throw new Error(`There is no invoice ${id}`);
      return found;
    },
    /** Changes an invoice as its business does. */
    async change(id: string, fields: Change<InvoiceRecord>, events: readonly InvoiceEvent[] = []): Promise<void> {
      const before = await harness.read(id);
      const after = { ...before, ...fields, version: before.version + 1 } as InvoiceRecord;
      const failed = await invoices.replace({ before, after, events });
      if (failed) throw new Error(`The change of the invoice failed: ${failed}`);
    },
    /** Runs the charge of an invoice, on a table that may be killed. */
    run: (id: string, now = CHARGED_AT, on = table): Promise<void> =>
      chargeInvoice(dependenciesOn(on) satisfies Dependencies, id, new Date(now)),
    /** The same with other dependencies in place of some. */
    runWith: (id: string, others: Partial<Dependencies>, at = CHARGED_AT): Promise<void> =>
      chargeInvoice({ ...dependenciesOn(table), ...others }, id, new Date(at)),
    /** Applies an event of the provider. */
    async applyEvent(event: Stripe.Event, now = CHARGED_AT, on = table): Promise<void> {
      const removed = removedCards({ send: async () => undefined });
      const dependencies = { ...dependenciesOn(on), store: eventStore(on), removed, isLive: false };
      await applyEvent(dependencies, event, new Date(now));
    },
    /** Delivers the events of all charges of an invoice that ended, as the provider does, any number of times. */
    async deliverEvents(id: string, now = CHARGED_AT): Promise<void> {
      for (const { id: chargeId, request } of provider.chargesOf(id)) {
        const event = provider.chargeEvent(chargeId);
        if (!event) continue;
        const sent = anEvent(event.type, request.accountId, event.object, `evt_${chargeId}`);
        await harness.applyEvent(sent as unknown as Stripe.Event, now);
      }
    },
    /** When the charge of an invoice is due, according to the index. */
    async dueAt(id: string): Promise<string | undefined> {
      const item = await table.get<{ gsi2sk?: string }>(chargeDueKey(id));
      return item?.gsi2sk?.split('#')[0];
    },
    /** When the next reminder of an invoice is due, according to the index. */
    async remindedAt(id: string): Promise<string | undefined> {
      const item = await table.get<{ gsi2sk?: string }>(invoiceKey(id));
      return item?.gsi2sk?.split('#')[0];
    },
    entriesOf: (id: string) => ledgerIn(table).list(id),
    eventsOf: series.eventsOf,
    /** The kinds of the distinct emails about an invoice, in alphabetical order; of a notice, what it tells. */
    async mailsAbout(id: string): Promise<string[]> {
      const mails = await series.mailsAbout({ id });
      const toldOf = (mail: (typeof mails)[number]) =>
        mail.kind === 'OWNER_NOTICE' || mail.kind === 'PAYER_NOTICE' ? `${mail.kind} ${mail.news.what}` : mail.kind;
      return mails.map(toldOf).sort();
    },
    /** The emails themselves. */
    mails: (id: string) => series.mailsAbout({ id }),
    /** What was taken from the card for an invoice, in cents, one for each charge that took money. */
    takenFor: (id: string) =>
      provider.chargesOf(id).flatMap(({ state }) => (state.status === 'paid' ? [state.amountCents] : [])),
  };
  return harness;
}
