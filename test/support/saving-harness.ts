import { newId } from '#functions/data/table/ids.ts';
import type { Table } from '#functions/data/table/table.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type CardAgreement, cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { cardProvider } from './card-provider.ts';
import { ACCOUNT, BUSINESS, eventsHarness } from './stripe-events-harness.ts';

/** What a payer did: their checkout, as its event reports it, and what they agreed to before. */
export type Paid = { readonly session: object; readonly agreement: CardAgreement };

/** A business that takes cards, and payers who save theirs. */
export async function savingHarness(table: Table) {
  const provider = cardProvider();
  const harness = await eventsHarness(table, provider.payments as CardPayments);
  const cards = savedCardsIn(table, BUSINESS.id);
  const agreements = cardAgreementsIn(table, BUSINESS.id);
  const customers = customersIn(table, BUSINESS.id);
  return {
    ...harness,
    provider,
    cards,
    agreements,
    customers,
    addCustomer: async () => (await customers.add({ name: 'Café Léger', email: 'billing@example.com' }, new Date())).id,
    /** Pays an invoice of a customer with the card saved, at a time; its event is still to be applied. */
    async pay(customerId: string, { at = '2026-03-01T12:00:00.000Z', card }: { at?: string; card?: CardLabel } = {}) {
      const { id: invoiceId, invoiceNumber } = await harness.givenAnInvoice({ customerId, savesCard: true });
      const said = { text: 'Save this card', at, address: '203.0.113.7', agent: 'Firefox' };
      const agreement = { id: newId(), customerId, invoiceId, invoiceNumber, ...said };
      await agreements.add(agreement);
      const holder = { accountId: ACCOUNT, businessId: BUSINESS.id, customerId, name: 'Café Léger' };
      const { sessionId } = await provider.payments.createCheckout({
        accountId: ACCOUNT,
        invoice: { id: invoiceId, number: invoiceNumber, version: 1, businessId: BUSINESS.id },
        ...{ language: 'en', amountCents: 20_000, currency: 'CAD', returnUrl: '', expiresAt: 0 },
        ...{ customerId, agreementId: agreement.id, savesCardOf: await provider.payments.createHolder(holder) },
        idempotencyKey: `checkout-${invoiceId}`,
      });
      const paid = provider.pay(sessionId, card);
      if (!paid) throw new Error('The checkout was not open');
      return { ...paid, agreement, invoiceId } satisfies Paid & Record<string, unknown>;
    },
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
