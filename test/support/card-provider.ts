import type { CardPayments, RefundRefusal } from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { CardRefund } from '#shared/ledger/entry.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { BANK_ACCOUNT, cardCharges, type Intent } from './card-charges.ts';
import { aPaidSession } from './stripe-event.ts';

type Session = {
  readonly id: string;
  readonly invoiceId: string;
  readonly amountCents: number;
  /** The holder for whom its payment saves the card, and the agreement. */
  readonly saves?: {
    readonly holderId: string;
    readonly agreementId?: string | undefined;
    readonly customerId?: string | undefined;
  };
  /** Whether it debits a bank account: then its payment is pending until the test settles it. */
  readonly isDebit: boolean;
  /** What pays it. */
  paymentIntentId?: string;
  outcome?: 'paid' | 'failed';
  status: 'open' | 'complete' | 'expired';
};

/** The fault of the next refund: refused, or its request (`unmade`) or response (`unheard`) is lost. */
type Fault = RefundRefusal | 'unmade' | 'unheard';

type Provided = Omit<
  CardPayments,
  'createAccount' | 'accountLink' | 'accountStanding' | 'requestDebits' | 'expireAllCheckouts'
>;

/**
 * An in-memory card provider; the test pays its checkouts, decides how its charges of saved cards end, and makes its
 * refunds fail.
 */
export function cardProvider() {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const faults: Fault[] = [];
  const byKey = new Map<string, CardRefund>();
  const limits: { debitCents?: number } = {};
  const saved = cardCharges(intents);
  const payments: Provided = {
    ...saved.payments,
    async createCheckout({ idempotencyKey: id, invoice, amountCents, savesCardOf, agreementId, customerId, debit }) {
      if (debit && amountCents > (limits.debitCents ?? Infinity)) return null;
      const saves = savesCardOf && { holderId: savesCardOf, agreementId, customerId };
      const made = { id, invoiceId: invoice.id, amountCents, isDebit: debit !== undefined };
      const session: Session = { ...made, status: 'open', ...(saves && { saves }) };
      if (!sessions.has(id)) sessions.set(id, session);
      return { sessionId: id, url: `https://pay.example.com/${id}` };
    },
    async findCheckout(_, id) {
      const charge = saved.asCheckout(id);
      if (charge) return { status: charge, url: null };
      return { status: sessions.get(id)?.status ?? 'expired', url: `https://example.com/${id}` };
    },
    async findDebit(_, id) {
      const { paymentIntentId, outcome, amountCents = 0 } = sessions.get(id) ?? {};
      if (!paymentIntentId) return { state: { status: 'cancelled' } };
      if (!outcome) return { state: { status: 'pending' }, paymentIntentId };
      if (outcome === 'failed') return { state: { status: 'failed', because: 'declined' }, paymentIntentId };
      const paid = { status: 'paid', amountCents, currency: 'CAD', at: new Date().toISOString() } as const;
      return { state: paid, paymentIntentId };
    },
    async expireCheckout(_, id) {
      if (saved.asCheckout(id)) return saved.callOff(id);
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
    async findPaidInvoice(_, id) {
      const session = [...sessions.values()].find(({ paymentIntentId }) => paymentIntentId === id);
      return intents.get(id)?.invoiceId ?? session?.invoiceId;
    },
  };
  /** A session as its events report it. */
  const reported = ({ id, invoiceId, amountCents, saves, isDebit, paymentIntentId }: Session, changes: object) => {
    const { agreementId, customerId } = saves ?? {};
    const metadata = {
      invoiceId,
      ...(saves && { agreementId, customerId }),
      ...(isDebit && { method: 'debit' }),
    };
    const money = { id, payment_intent: paymentIntentId, amount_total: amountCents, metadata };
    return aPaidSession(invoiceId, { ...money, ...changes });
  };
  return {
    payments,
    sessions,
    intents,
    faults,
    /** The most that it debits at once; no limit unless a test sets one. */
    limits,
    ...saved.controls,
    /** Forgets the idempotency keys, as Stripe does after a day. */
    forgetKeys: () => byKey.clear(),
    /**
     * Pays a session and returns it as its event reports it; null unless it is open. If it saves the card, that is
     * `card` from then on. One that debits a bank account is unpaid until `settleDebit`.
     */
    pay(sessionId: string, card?: CardLabel): { payment_intent: string; session: object } | null {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') return null;
      const { invoiceId, amountCents, saves, isDebit } = session;
      const payment_intent = `pi_${crypto.randomUUID()}`;
      Object.assign(session, { status: 'complete', paymentIntentId: payment_intent });
      if (!isDebit) intents.set(payment_intent, { invoiceId, amountCents, refunds: [] });
      if (saves) saved.saveWith(payment_intent, saves.holderId, card ?? (isDebit ? BANK_ACCOUNT : undefined));
      return { payment_intent, session: reported(session, isDebit ? { payment_status: 'unpaid' } : {}) };
    },
    /** Ends the debit of a session that was paid, and returns its event. */
    settleDebit(sessionId: string, outcome: 'paid' | 'failed'): { readonly type: string; readonly object: object } {
      const session = sessions.get(sessionId);
      if (!session?.paymentIntentId || !session.isDebit) throw new Error('There is no such debit');
      const { invoiceId, amountCents, paymentIntentId } = session;
      session.outcome = outcome;
      if (outcome === 'failed')
        return {
          type: 'checkout.session.async_payment_failed',
          object: reported(session, { payment_status: 'unpaid' }),
        };
      intents.set(paymentIntentId, { invoiceId, amountCents, refunds: [] });
      return { type: 'checkout.session.async_payment_succeeded', object: reported(session, {}) };
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
