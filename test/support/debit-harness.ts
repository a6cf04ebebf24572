import type Stripe from 'stripe';
import { openTestHarness } from './stripe-harness.ts';

export type DebitHarness = Awaited<ReturnType<typeof openDebitHarness>>;

/** The stand-in of Stripe with an account that debits bank accounts; `close` stops it. */
export async function openDebitHarness() {
  const harness = await openTestHarness();
  const account = await harness.givenADebitingAccount();
  const options: Stripe.RequestOptions = { stripeAccount: account };
  const aPage = (mandate?: object, changes?: object) =>
    harness.stripe.checkout.sessions.create(harness.debitParams(mandate, changes), options);
  const sessionOf = (id: string) => harness.stripe.checkout.sessions.retrieve(id, {}, options);
  return Object.assign(harness, {
    account,
    options,
    /** A page on which a bank account is debited, with changes of its mandate and parameters. */
    aPage,
    sessionOf,
    /** A payment with its charge and its card or bank account. */
    intentOf: (id: string) =>
      harness.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] }, options),
    /** The payment of a new page that is paid from the bank account of this number. */
    async aDebit(number?: string): Promise<{ sessionId: string; intentId: string }> {
      const { id: sessionId } = await aPage();
      await harness.debit(sessionId, number);
      await harness.local.settled();
      harness.received.length = 0;
      return { sessionId, intentId: String((await sessionOf(sessionId)).payment_intent) };
    },
    /** Runs the schedules as of a time, and returns the events that came of it, as type and day. */
    async eventsBy(at: string): Promise<[string, string][]> {
      harness.received.length = 0;
      await harness.local.asOf(new Date(at), async () => undefined);
      return harness.events().map(({ type, created }) => [type, new Date(created * 1_000).toISOString().slice(0, 10)]);
    },
    /** The text of the dashboard. */
    dashboard: async () => (await fetch(`${harness.local.endpoint}/local/stripe/`)).text(),
  });
}
