import Stripe from 'stripe';
import type { CheckoutRequest } from '#functions/services/card-payments.ts';
import { stripePayments } from '#functions/services/stripe.ts';

const { StripeInvalidRequestError, StripeAPIError, StripePermissionError } = Stripe.errors;
/** Stripe's refusal of a call, its failure, and what it says without access to an account. */
export const refused = (code?: string) =>
  new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No', ...(code && { code }) });
export const down = new StripeAPIError({ type: 'api_error', message: 'Down' });
export const forbidden = new StripePermissionError({ type: 'invalid_request_error', message: 'Not yours' });

/** What was called, as `customers.create`, and with what. */
type Call = { readonly name: string; readonly parameters: readonly unknown[] };

/** A fake Stripe client: each call returns the entry of `answers` with its name, or throws it if it is an error. */
export function stripeThat(answers: Readonly<Record<string, unknown>>) {
  const calls: Call[] = [];
  const at = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => at(path ? `${path}.${String(name)}` : String(name)),
      apply: (_, __, parameters) => {
        calls.push({ name: path, parameters });
        const answer = answers[path];
        if (path.endsWith('.list')) return (answer as unknown[])?.values();
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    });
  const of = (name: string) => calls.filter((call) => call.name === name).map(({ parameters }) => parameters);
  return { payments: stripePayments(at('') as Stripe), calls, of };
}

export const REQUEST: CheckoutRequest = {
  accountId: 'acct_1',
  invoice: { id: 'invoice-7', number: '2026-007', version: 3, businessId: 'b1' },
  ...{ language: 'fr', amountCents: 34_493, currency: 'CAD', customerEmail: 'ada@example.com' },
  ...{ returnUrl: 'https://example.com/pay/7', expiresAt: 1_800_000_000, idempotencyKey: 'checkout-7-1' },
};
/** What Stripe stores with a debit for it. */
export const METADATA = { invoiceId: 'invoice-7', businessId: 'b1', invoiceVersion: '3', method: 'debit' };
