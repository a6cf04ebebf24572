import type { CardPayments, RefundRefusal } from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { CardRefund } from '#shared/ledger/entry.ts';
import { aPaidSession } from './stripe-event.ts';

type Session = {
  readonly id: string;
  readonly invoiceId: string;
  readonly amountCents: number;
  status: 'open' | 'complete' | 'expired';
};
type Intent = { readonly invoiceId: string; readonly amountCents: number; readonly refunds: CardRefund[] };

/** The fault of the next refund: refused, or its request (`unmade`) or response (`unheard`) is lost. */
type Fault = RefundRefusal | 'unmade' | 'unheard';

type Provided = Pick<
  CardPayments,
  'createCheckout' | 'findCheckout' | 'expireCheckout' | 'createRefund' | 'listRefunds' | 'findPaidInvoice'
>;

export type CardProvider = ReturnType<typeof cardProvider>;

/** An in-memory card provider; the test pays its checkouts and makes its refunds fail. */
export function cardProvider() {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const faults: Fault[] = [];
  const byKey = new Map<string, CardRefund>();
  const payments: Provided = {
    async createCheckout({ idempotencyKey: id, invoice, amountCents }) {
      if (!sessions.has(id)) sessions.set(id, { id, invoiceId: invoice.id, amountCents, status: 'open' });
      return { sessionId: id, url: `https://pay.example.com/${id}` };
    },
    findCheckout: async (_, id) => ({
      status: sessions.get(id)?.status ?? 'expired',
      url: `https://example.com/${id}`,
    }),
    async expireCheckout(_, id) {
      const session = sessions.get(id);
      if (session?.status === 'complete') return 'complete';
      if (session) session.status = 'expired';
      return 'expired';
    },
    async createRefund({ paymentIntentId, amountCents, entryId }) {
      const [fault] = faults.splice(0, 1);
      if (fault === 'unmade') throw unclear();
      if (fault && fault !== 'unheard') return fault;
      const made = byKey.get(entryId);
      const intent = intents.get(paymentIntentId);
      if (!made && leftOf(intent) < amountCents) return 'refunded';
      const at = new Date().toISOString();
      const refund = made ?? { id: `re_${entryId}`, amountCents, status: 'succeeded', at, entryId };
      if (!made) intent?.refunds.push(refund);
      byKey.set(entryId, refund);
      if (fault === 'unheard') throw unclear();
      return refund;
    },
    listRefunds: async (_, id) => [...(intents.get(id)?.refunds ?? [])],
    findPaidInvoice: async (_, id) => intents.get(id)?.invoiceId,
  };
  return {
    payments,
    sessions,
    intents,
    faults,
    /** Forgets the idempotency keys, as Stripe does after a day. */
    forgetKeys: () => byKey.clear(),
    /** Pays a session and returns it as its event reports it; null unless it is open. */
    pay(sessionId: string): { payment_intent: string; session: object } | null {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') return null;
      session.status = 'complete';
      const { invoiceId, amountCents } = session;
      const payment_intent = `pi_${crypto.randomUUID()}`;
      intents.set(payment_intent, { invoiceId, amountCents, refunds: [] });
      const changes = { id: sessionId, payment_intent, amount_total: amountCents };
      return { payment_intent, session: aPaidSession(invoiceId, changes) };
    },
  };
}

function leftOf(intent: Intent | undefined): number {
  if (!intent) return 0;
  const refunded = intent.refunds.filter(({ status }) => status !== 'failed');
  return refunded.reduce((cents, { amountCents }) => cents - amountCents, intent.amountCents);
}

function unclear(): AppError {
  return new AppError('PROVIDER_FAILED', 'The card provider did not respond. Please try again.');
}
