import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardAgreement } from '#functions/domain/saved-card/agreements.ts';
import { startPayment } from '#functions/invoices/payment.ts';
import type { InvoiceStore } from '#functions/invoices/store.ts';
import type { CardHolder, CardPayments, CheckoutRequest } from '#functions/services/card-payments.ts';
import type { Client } from '#functions/services/client.ts';
import type { ShownAmount } from '#shared/api/invoices.ts';
import { AppError } from '#shared/errors.ts';

/** The time of the payments. */
export const NOW = new Date('2026-03-01T12:00:00Z');
export const SECONDS = NOW.getTime() / 1000;
/** The payer, unless a test gives another one. */
export const CLIENT: Client = { address: '203.0.113.7', device: 'Firefox' };

/** An invoice of 100.00, of a business that takes cards, and a provider whose sessions the test inspects. */
export function aShop(checkout?: OpenCheckout) {
  const state = {
    record: {
      id: 'one',
      businessId: 'b',
      version: 1,
      status: 'SENT',
      totalCents: 10_000,
      currency: 'CAD',
      checkout,
    } as InvoiceRecord,
    business: {
      ...{ paymentIntegrationEnabled: true, stripeConnected: true, stripeAccountId: 'acct' },
      timeZone: 'America/Toronto',
    } as BusinessRecord,
    sessions: new Map<string, 'open' | 'complete' | 'expired'>(),
    created: [] as string[],
    /** What the checkouts were created with. */
    requests: [] as CheckoutRequest[],
    agreements: [] as CardAgreement[],
    hasCustomer: true,
    failNext: false,
    /** Whether the provider refuses to debit the amount. */
    refusesDebits: false,
    /** Whether a payer completes a session at the moment at which it is closed. */
    completesOnExpiry: false,
  };
  const invoice = { language: 'fr', company: { name: 'Prairie Studio' } };
  const find = async () => ({ record: state.record, business: state.business, invoice }) as PublishedInvoice;
  const published = { find, findAny: find };
  const store = {
    async reserveCheckout({ reserved }: { reserved: OpenCheckout }) {
      state.record = { ...state.record, checkout: reserved, checkoutAttempt: reserved.attempt };
      return true;
    },
    async finishCheckout({ reserved, finished }: { reserved: OpenCheckout; finished: OpenCheckout }) {
      if (JSON.stringify(state.record.checkout) !== JSON.stringify(reserved)) return false;
      state.record = { ...state.record, checkout: finished };
      return true;
    },
    async dropCheckout({ reserved }: { reserved: OpenCheckout }) {
      if (JSON.stringify(state.record.checkout) !== JSON.stringify(reserved)) return;
      const { checkout: _refused, ...record } = state.record;
      state.record = record;
    },
  } as unknown as InvoiceStore;
  const payments = {
    async createCheckout(request: CheckoutRequest) {
      const { idempotencyKey, expiresAt } = request;
      state.requests.push(request);
      if (state.failNext || expiresAt < SECONDS + 1_800) throw new AppError('PROVIDER_FAILED', 'down');
      if (request.debit && state.refusesDebits) return null;
      state.created.push(idempotencyKey);
      state.sessions.set(idempotencyKey, 'open');
      return { sessionId: idempotencyKey, url: `https://pay.example.com/${idempotencyKey}` };
    },
    createHolder: async ({ customerId, name, email }: CardHolder) => `holder of ${customerId}: ${name}, ${email}`,
    findCheckout: async (_: string, id: string) => ({
      status: state.sessions.get(id) ?? 'expired',
      // A charge of a saved card has no page.
      url: id.startsWith('pi_') ? null : `https://pay.example.com/${id}`,
    }),
    async expireCheckout(_: string, id: string) {
      if (state.sessions.get(id) === 'complete' || state.completesOnExpiry) return 'complete';
      state.sessions.set(id, 'expired');
      return 'expired';
    },
  } as unknown as CardPayments;
  const invoices = {
    async replace({ after }: { readonly after: InvoiceRecord }) {
      state.record = after;
      return null;
    },
  };
  const dependencies = {
    ...{ published, store, invoices, payments, siteUrl: 'https://example.com' },
    agreements: () => ({
      add: async (agreement: CardAgreement) => void state.agreements.push(agreement),
      find: async (id: string) => state.agreements.find((each) => each.id === id),
    }),
    customersOf: () => ({
      find: async (id: string) =>
        state.hasCustomer ? { id, name: 'Renamed', email: 'new@example.com', createdAt: '', version: 1 } : undefined,
    }),
  };
  const pay = (shown: ShownAmount = null, client: Client = CLIENT) =>
    startPayment(dependencies, { invoiceId: 'one', shown, client, now: NOW });
  return { state, pay };
}
