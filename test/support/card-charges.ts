import type {
  CardHolder,
  CardPayments,
  ChargeRequest,
  ChargeState,
  ProviderCard,
} from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { ChargeFailure } from '#shared/invoice/charge.ts';
import type { CardRefund } from '#shared/ledger/entry.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** A payment at the provider. */
export type Intent = { readonly invoiceId: string; readonly amountCents: number; readonly refunds: CardRefund[] };

/** How the next charge ends that is confirmed. */
export type Outcome = 'paid' | 'pending' | ChargeFailure;

/** A call that fails: its request never arrives (`before`), or only its answer is lost (`after`). */
export type Lost = { readonly call: 'create' | 'confirm' | 'find' | 'cancel'; readonly when: 'before' | 'after' };

type Charge = { readonly id: string; readonly request: ChargeRequest; state: ChargeState };

const VISA: CardLabel = { brand: 'visa', last4: '4242' };
/** A bank account as the provider saves it. */
export const BANK_ACCOUNT: CardLabel = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };

type Calls = 'createHolder' | 'findSavedCard' | 'removeCard' | 'createCharge' | 'confirmCharge' | 'findCharge';

/** The holders, saved cards and charges of an in-memory card provider; what a charge takes is a payment of `intents`. */
export function cardCharges(intents: Map<string, Intent>) {
  const holders = new Map<string, CardHolder>();
  const cards = new Map<string, ProviderCard>();
  const savedBy = new Map<string, string>();
  const charges = new Map<string, Charge>();
  const byKey = new Map<string, string>();
  const outcomes: Outcome[] = [];
  const lost: Lost[] = [];
  const at = <Answer>(call: Lost['call'], run: () => Answer): Answer => {
    const isNext = lost[0]?.call === call;
    const when = isNext ? lost.shift()?.when : undefined;
    if (when === 'before') throw unclear();
    const answer = run();
    if (when === 'after') throw unclear();
    return answer;
  };
  const chargeOf = (id: string): Charge => {
    const charge = charges.get(id);
    if (!charge) throw unclear();
    return charge;
  };
  /** Ends a charge; only one that is open or pending takes money. */
  const end = (charge: Charge, outcome: Outcome): void => {
    const { invoice, amountCents, currency } = charge.request;
    if (outcome === 'pending') charge.state = { status: 'pending' };
    else if (outcome === 'paid') {
      intents.set(charge.id, { invoiceId: invoice.id, amountCents, refunds: [] });
      charge.state = { status: 'paid', amountCents, currency, at: new Date().toISOString() };
    } else charge.state = { status: 'failed', because: outcome };
  };
  const payments: Pick<CardPayments, Calls> = {
    async createHolder(holder) {
      const id = `cus_${holder.accountId}_${holder.businessId}_${holder.customerId}`;
      holders.set(id, holder);
      return id;
    },
    findSavedCard: async (_, paymentIntentId) => cards.get(savedBy.get(paymentIntentId) ?? ''),
    removeCard: async (_, methodId) => void cards.delete(methodId),
    createCharge: async (request) =>
      at('create', () => {
        const made = byKey.get(request.idempotencyKey);
        if (made) return made;
        if (cards.get(request.methodId)?.holderId !== request.holderId) return undefined;
        const id = `pi_${crypto.randomUUID()}`;
        charges.set(id, { id, request, state: { status: 'open' } });
        byKey.set(request.idempotencyKey, id);
        return id;
      }),
    confirmCharge: async (_, id, mandateId) =>
      at('confirm', () => {
        const charge = chargeOf(id);
        if (charge.state.status !== 'open') return charge.state;
        const card = cards.get(charge.request.methodId);
        const isTaken = card && card.mandateId === mandateId && isBankAccount(card) === Boolean(charge.request.isDebit);
        end(charge, isTaken ? (outcomes.shift() ?? (isBankAccount(card) ? 'pending' : 'paid')) : 'refused');
        return charge.state;
      }),
    findCharge: async (_, id) => at('find', () => chargeOf(id).state),
  };
  return {
    payments,
    /** The state of a charge in the words of a checkout; undefined for the id of a checkout. */
    asCheckout(id: string): 'open' | 'complete' | 'expired' | undefined {
      const status = charges.get(id)?.state.status;
      if (!status || status === 'open') return status;
      return status === 'paid' || status === 'pending' ? 'complete' : 'expired';
    },
    /** Calls off a charge unless it is under way. */
    callOff: (id: string): 'expired' | 'complete' =>
      at('cancel', () => {
        const charge = chargeOf(id);
        if (charge.state.status === 'paid' || charge.state.status === 'pending') return 'complete';
        charge.state = { status: 'cancelled' };
        return 'expired';
      }),
    /** Saves a card with a payment. */
    saveWith: (paymentIntentId: string, holderId: string, card = VISA) =>
      void savedBy.set(paymentIntentId, save(cards, holderId, card)),
    /** For tests. */
    controls: {
      holders,
      /** Saved cards by method id; one that is removed is gone. */
      cards,
      charges,
      /** How the next charges end, in turn. If none is left, a card has `paid`; a debit is `pending` until it is settled. */
      outcomes,
      /** The calls whose request or answer is lost; each waits for its call. */
      lost,
      /** Saves a card for a holder and returns its method id. */
      saveCard: (holderId: string, card = VISA): string => save(cards, holderId, card),
      /** The charges of an invoice, oldest first. */
      chargesOf: (invoiceId: string) => [...charges.values()].filter(({ request }) => request.invoice.id === invoiceId),
      /** Ends a pending charge. */
      settle(id: string, outcome: Exclude<Outcome, 'pending'>): void {
        const charge = chargeOf(id);
        if (charge.state.status === 'pending') end(charge, outcome);
      },
      /** The event of a charge that ended, as Stripe sends it; null for any other. */
      chargeEvent: (id: string) => eventOf(chargeOf(id)),
    },
  };
}

function save(cards: Map<string, ProviderCard>, holderId: string, card: CardLabel): string {
  const methodId = `pm_${crypto.randomUUID()}`;
  const mandate = isBankAccount(card) && { mandateId: `mandate_${crypto.randomUUID()}` };
  cards.set(methodId, { ...card, holderId, methodId, ...mandate });
  return methodId;
}

/** Stripe's codes for why a charge fails. */
const CODES: Readonly<Record<ChargeFailure, object>> = {
  declined: { code: 'card_declined', decline_code: 'insufficient_funds' },
  authentication: { code: 'authentication_required', decline_code: 'authentication_required' },
  refused: { code: 'card_declined', decline_code: 'lost_card' },
};
const DEBIT_CODES: Readonly<Record<ChargeFailure, object>> = {
  declined: { code: 'insufficient_funds' },
  authentication: { code: 'debit_not_authorized' },
  refused: { code: 'account_closed' },
};

function eventOf({ id, request, state }: Charge): { readonly type: string; readonly object: object } | null {
  const { invoice, amountCents: amount, holderId: customer, methodId } = request;
  const method = request.isDebit && { method: 'debit' };
  const metadata = { invoiceId: invoice.id, businessId: invoice.businessId, charge: 'true', ...method };
  const currency = request.currency.toLowerCase();
  const intent = { id, object: 'payment_intent', amount, currency, customer, created: 1_780_000_000, metadata };
  if (state.status === 'paid') {
    const ended = { status: 'succeeded', amount_received: amount, payment_method: methodId, last_payment_error: null };
    return { type: 'payment_intent.succeeded', object: { ...intent, ...ended } };
  }
  if (state.status !== 'failed') return null;
  const error = { type: 'card_error', ...(request.isDebit ? DEBIT_CODES : CODES)[state.because] };
  const ended = { status: 'requires_payment_method', amount_received: 0, payment_method: null };
  return { type: 'payment_intent.payment_failed', object: { ...intent, ...ended, last_payment_error: error } };
}

function unclear(): AppError {
  return new AppError('PROVIDER_FAILED', 'The card provider did not respond. Please try again.');
}
