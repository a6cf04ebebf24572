import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { confirmCharge } from './stripe-charges.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
const declined = new StripeCardError({ type: 'card_error', code: 'card_declined', message: 'Declined' });
const refused = new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'Not now' });

const OPEN = { status: 'requires_confirmation', customer: 'cus_1', payment_method: 'pm_1' };
const PAID = { status: 'succeeded', amount_received: 20_000, currency: 'cad', created: 1_800_000_000 };

type Answers = {
  readonly confirm: Error;
  readonly cancel?: Error;
  readonly states: object[];
  readonly holder?: string;
};

/** Stripe, whose payment is in these states in turn and whose card is of a holder. */
function stripeThat({ confirm, cancel, states, holder = 'cus_1' }: Answers) {
  const cancelled: string[] = [];
  const paymentIntents = {
    confirm: () => Promise.reject(confirm),
    retrieve: async () => states.shift(),
    cancel: async (id: string) => {
      if (cancel) throw cancel;
      cancelled.push(id);
    },
  };
  const paymentMethods = { retrieve: async () => ({ customer: holder }) };
  return { stripe: { paymentIntents, paymentMethods } as unknown as Stripe, cancelled };
}

it('calls off a charge that was declined and could still be confirmed', async () => {
  const { stripe, cancelled } = stripeThat({ confirm: declined, states: [OPEN] });
  expect(await confirmCharge(stripe, 'acct_1', { id: 'pi_1' })).toEqual({ status: 'failed', because: 'declined' });
  expect(cancelled).toEqual(['pi_1']);
});

it('returns a payment that another call made meanwhile', async () => {
  const { stripe } = stripeThat({ confirm: declined, cancel: refused, states: [OPEN, PAID, PAID] });
  expect(await confirmCharge(stripe, 'acct_1', { id: 'pi_1' })).toMatchObject({ status: 'paid', amountCents: 20_000 });
});

it('leaves a charge open that Stripe refuses for another reason than its card', async () => {
  const { stripe, cancelled } = stripeThat({ confirm: refused, states: [OPEN] });
  await expect(confirmCharge(stripe, 'acct_1', { id: 'pi_1' })).rejects.toBe(refused);
  expect(cancelled).toEqual([]);
});

it('refuses a charge whose card is saved for someone else now', async () => {
  const { stripe, cancelled } = stripeThat({ confirm: refused, states: [OPEN], holder: 'cus_2' });
  expect(await confirmCharge(stripe, 'acct_1', { id: 'pi_1' })).toEqual({ status: 'failed', because: 'refused' });
  expect(cancelled).toEqual(['pi_1']);
});
