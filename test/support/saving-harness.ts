import { newId } from '#functions/data/table/ids.ts';
import type { Table } from '#functions/data/table/table.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type CardAgreement, cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import type { CardPayments, CheckoutRequest } from '#functions/services/card-payments.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { cardProvider } from './card-provider.ts';
import { openCheckout } from './open-checkout.ts';
import { ACCOUNT, BUSINESS, eventsHarness } from './stripe-events-harness.ts';

/** What a payer did: their checkout, as its event reports it, and what they agreed to before. */
export type Paid = { readonly session: object; readonly agreement: CardAgreement };

/** A business that takes cards, and payers who save theirs. */
export async function savingHarness(table: Table) {
  const provider = cardProvider();
  const harness = await eventsHarness(table, provider.payments as CardPayments);
  const { dependencies } = harness;
  const cards = savedCardsIn(table, BUSINESS.id);
  const agreements = cardAgreementsIn(table, BUSINESS.id);
  const customers = customersIn(table, BUSINESS.id);
  const agree = async (customerId: string, invoice: Pick<InvoiceRecord, 'id' | 'invoiceNumber'>, at: string) => {
    const said = { text: 'Save this card', at, address: '203.0.113.7', agent: 'Firefox' };
    const { id: invoiceId, invoiceNumber } = invoice;
    const agreement: CardAgreement = { id: newId(), customerId, invoiceId, invoiceNumber, ...said };
    await agreements.add(agreement);
    const holder = { accountId: ACCOUNT, businessId: BUSINESS.id, customerId, name: 'Café Léger' };
    const savesCardOf = await provider.payments.createHolder(holder);
    return { agreement, saving: { customerId, agreementId: agreement.id, savesCardOf } };
  };
  const open = async (invoice: Pick<InvoiceRecord, 'id' | 'invoiceNumber'>, changes: Partial<CheckoutRequest>) => {
    const { id, invoiceNumber: number } = invoice;
    const checkout = await openCheckout(provider.payments, {
      accountId: ACCOUNT,
      invoice: { id, number, version: 1, businessId: BUSINESS.id },
      ...{ language: 'en', amountCents: 20_000, currency: 'CAD', returnUrl: '', expiresAt: 0 },
      idempotencyKey: `checkout-${newId()}`,
      ...changes,
    });
    return checkout.sessionId;
  };
  return {
    ...harness,
    provider,
    cards,
    agreements,
    customers,
    addCustomer: async () => (await customers.add({ name: 'Café Léger', email: 'billing@example.com' }, new Date())).id,
    /** Pays an invoice of a customer with the card saved, at a time; its event is still to be applied. */
    async pay(customerId: string, { at = '2026-03-01T12:00:00.000Z', card }: { at?: string; card?: CardLabel } = {}) {
      const invoice = await harness.givenAnInvoice({ customerId, savesCard: true });
      const { agreement, saving } = await agree(customerId, invoice, at);
      const paid = provider.pay(await open(invoice, saving), card);
      if (!paid) throw new Error('The checkout was not open');
      return { ...paid, agreement, invoiceId: invoice.id } satisfies Paid & Record<string, unknown>;
    },
    /**
     * A payer began a debit on the page of an invoice of 200.00 CAD, and saves the account if they are a customer. Its
     * events are still to be applied: `started`, and what `end` returns once the bank has decided.
     */
    async debit({ customerId, ...changes }: Partial<InvoiceRecord> = {}) {
      const invoice = await harness.givenAnInvoice({ ...changes, ...(customerId && { customerId, savesCard: true }) });
      const agreed = customerId ? await agree(customerId, invoice, '2026-03-01T12:00:00.000Z') : undefined;
      const sessionId = await open(invoice, { debit: { isBusiness: false }, ...agreed?.saving });
      const money = { accountId: ACCOUNT, amountCents: 20_000, currency: 'CAD' };
      const checkout = {
        ...money,
        attempt: 1,
        version: 1,
        expiresAt: 1_780_000_000,
        sessionId,
        isDebit: true as const,
      };
      await dependencies.invoices.replace({ before: invoice, after: { ...invoice, checkout }, events: [] });
      const paid = provider.pay(sessionId);
      if (!paid) throw new Error('The checkout was not open');
      const { payment_intent: pi } = paid;
      harness.paidBy.set(pi, invoice.id);
      const { agreement } = agreed ?? {};
      return {
        ...{ id: invoice.id, pi, sessionId, agreement },
        started: { type: 'checkout.session.completed', object: paid.session },
        end: (outcome: 'paid' | 'failed') => provider.settleDebit(sessionId, outcome),
      };
    },
    /** Applies an event of a debit, by default a new one each time. */
    report: ({ type, object }: { readonly type: string; readonly object: object }, id?: string) =>
      harness.apply(type, object, id ? { id } : {}),
    /** What the emails about an invoice tell, in the order in which they were queued. */
    toldAbout: (invoiceId: string) =>
      harness.mails.flatMap((mail) => {
        if (mail.invoiceId !== invoiceId) return [];
        return 'news' in mail ? [`${mail.kind} ${mail.news.what}`] : [mail.kind];
      }),
    /** Applies the event of a payment. */
    deliver: ({ session }: Pick<Paid, 'session'>) => harness.apply('checkout.session.completed', session),
    /** What the activity log has about a customer's card, oldest first. */
    async entriesAbout(customerId: string) {
      const entries = await auditLogIn(table, BUSINESS.id).read({ limit: 1_000 });
      return entries.filter(({ record, action }) => record?.id === customerId && action.endsWith('-card')).toReversed();
    },
    /** The emails about the card saved with an invoice. */
    noticesOf: (invoiceId: string) =>
      harness.mails.filter((mail) => mail.kind === 'SAVED_CARD' && mail.invoiceId === invoiceId),
  };
}
