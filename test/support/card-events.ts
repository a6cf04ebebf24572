import type Stripe from 'stripe';
import { aDispute, aPaidSession, aRefund, aRefundedCharge } from './stripe-event.ts';
import type { EventsHarness } from './stripe-events-harness.ts';

/** A card payment at the provider, with what was refunded there and whether it is disputed. */
type Charge = {
  readonly pi: string;
  readonly invoiceId: string;
  readonly cents: number;
  readonly refunds: Stripe.Refund[];
  dispute?: { readonly id: string; status: 'needs_response' | 'won' | 'lost' };
};

type Provider = Pick<EventsHarness, 'paidBy' | 'listedRefunds'> & { readonly deliver: EventsHarness['apply'] };

type Sent = { readonly type: string; readonly object: object; readonly id: string };

/** What happens at the card provider by itself. Its events are delivered at once, and all of them once more. */
export function cardEvents({ deliver: apply, paidBy, listedRefunds }: Provider) {
  const charges: Charge[] = [];
  const events: Sent[] = [];
  const deliver = ({ type, object, id }: Sent) => apply(type, object, { id });
  const send = (type: string, object: object) => {
    const event = { type, object, id: `evt_${crypto.randomUUID()}` };
    events.push(event);
    return deliver(event);
  };
  const anyOf = (found: readonly Charge[]) => found[Math.floor(Math.random() * found.length)];
  return {
    pay(invoiceId: string, cents: number) {
      const pi = `pi_${crypto.randomUUID()}`;
      charges.push({ pi, invoiceId, cents, refunds: [] });
      paidBy.set(pi, invoiceId);
      return send('checkout.session.completed', aPaidSession(invoiceId, { payment_intent: pi, amount_total: cents }));
    },
    /** Refunds a part of a charge, as in the provider's own dashboard. */
    async refund(wantedCents: number) {
      const charge = anyOf(charges.filter(({ dispute }) => !dispute));
      if (!charge) return;
      const { pi, invoiceId, refunds } = charge;
      const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
      const amount = Math.min(wantedCents, charge.cents - refunded);
      if (amount === 0) return;
      refunds.push(aRefund(pi, { amount }));
      listedRefunds.set(pi, () => refunds);
      const object = { ...aRefundedCharge(invoiceId, pi, refunded + amount), amount: charge.cents };
      await send('charge.refunded', object);
    },
    async dispute() {
      const charge = anyOf(charges.filter(({ dispute, refunds }) => !dispute && refunds.length === 0));
      if (!charge) return;
      charge.dispute = { id: `dp_${crypto.randomUUID()}`, status: 'needs_response' };
      await send('charge.dispute.created', aDispute(charge.pi, { ...charge.dispute, amount: charge.cents }));
    },
    /** A bank decides a dispute. */
    async decide(status: 'won' | 'lost') {
      const charge = anyOf(charges.filter(({ dispute }) => dispute?.status === 'needs_response'));
      if (!charge?.dispute) return;
      charge.dispute.status = status;
      await send('charge.dispute.closed', aDispute(charge.pi, { ...charge.dispute, amount: charge.cents }));
    },
    /** Delivers everything again, in order, as the provider does with what got no answer. */
    async deliverAgain() {
      for (const event of events) await deliver(event);
    },
  };
}
