import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { CheckoutRequest } from './card-payments.ts';
import { stripePayments } from './stripe.ts';

const { StripeInvalidRequestError, StripeAPIError, StripePermissionError } = Stripe.errors;
const refused = (code?: string) =>
  new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No', ...(code && { code }) });
const down = new StripeAPIError({ type: 'api_error', message: 'Down' });
const forbidden = new StripePermissionError({ type: 'invalid_request_error', message: 'Not yours' });

/** What was called, as `customers.create`, and with what. */
type Call = { readonly name: string; readonly parameters: readonly unknown[] };

/** A Stripe whose calls return what `answers` has under their names, or throw it if that is an error. */
function stripeThat(answers: Readonly<Record<string, unknown>>) {
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

const REQUEST: CheckoutRequest = {
  accountId: 'acct_1',
  invoice: { id: 'invoice-7', number: '2026-007', version: 3, businessId: 'b1' },
  ...{ language: 'fr', amountCents: 34_493, currency: 'CAD', customerEmail: 'ada@example.com' },
  ...{ returnUrl: 'https://example.com/pay/7', expiresAt: 1_800_000_000, idempotencyKey: 'checkout-7-1' },
};
const METADATA = { invoiceId: 'invoice-7', businessId: 'b1', invoiceVersion: '3', method: 'debit' };

describe('a page that debits a bank account', () => {
  const open = async (request: Partial<CheckoutRequest>, answer: unknown = { id: 'cs_1', url: 'https://stripe' }) => {
    const { payments, of } = stripeThat({ 'checkout.sessions.create': answer });
    const checkout = await payments.createCheckout({ ...REQUEST, ...request });
    return { checkout, sent: of('checkout.sessions.create')[0]?.[0] };
  };

  it('takes an account that is verified on the page, for one payment', async () => {
    const { checkout, sent } = await open({ debit: { isBusiness: false } });
    expect(checkout).toEqual({ sessionId: 'cs_1', url: 'https://stripe' });
    expect(sent).toMatchObject({
      allowed_payment_method_types: ['acss_debit'],
      payment_method_options: {
        acss_debit: {
          verification_method: 'instant',
          mandate_options: { transaction_type: 'personal', payment_schedule: 'sporadic' },
        },
      },
      metadata: METADATA,
      payment_intent_data: { metadata: METADATA },
    });
    expect(sent).not.toHaveProperty('wallet_options');
    expect(sent).not.toHaveProperty('payment_intent_data.setup_future_usage');
  });

  it('says when later debits of an account happen that it saves', async () => {
    const every = 'à l’échéance de chaque facture de Larch Studio';
    const debit = { isBusiness: true, every };
    const { sent } = await open({ debit, savesCardOf: 'cus_1', agreementId: 'a1', customerId: 'c1' });
    expect(sent).toMatchObject({
      payment_method_options: {
        acss_debit: {
          mandate_options: {
            transaction_type: 'business',
            payment_schedule: 'interval',
            interval_description: every,
          },
        },
      },
      customer: 'cus_1',
      metadata: { ...METADATA, agreementId: 'a1', customerId: 'c1' },
      payment_intent_data: { setup_future_usage: 'off_session' },
    });
  });

  it('is none if Stripe refuses the amount, and fails if Stripe does', async () => {
    const debit = { isBusiness: false };
    expect((await open({ debit }, refused('charge_exceeds_transaction_limit'))).checkout).toBeNull();
    await expect(open({ debit }, down)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await expect(open({ debit }, forbidden)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await expect(open({}, refused('amount_too_large'))).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

it('a page for cards offers Link unless the business does not', async () => {
  for (const isLinkHidden of [undefined, false, true]) {
    const { payments, of } = stripeThat({ 'checkout.sessions.create': { id: 'cs_1', url: 'https://stripe' } });
    await payments.createCheckout({ ...REQUEST, isLinkHidden });
    const [sent] = of('checkout.sessions.create')[0] ?? [];
    const shown = isLinkHidden ? { wallet_options: { link: { display: 'never' } } } : {};
    expect(sent).toMatchObject({ allowed_payment_method_types: ['card'], ...shown });
    expect(Object.hasOwn(sent as object, 'wallet_options')).toBe(isLinkHidden === true);
    expect(sent).not.toHaveProperty('payment_method_options');
    expect(sent).not.toHaveProperty('metadata.method');
  }
});

describe('an account', () => {
  const READY = { charges_enabled: true, details_submitted: true, requirements: { currently_due: [] } };
  it.each([
    [
      { card_payments: 'active', acss_debit_payments: 'active' },
      { state: 'active', takesDebits: true },
    ],
    [
      { card_payments: 'active', acss_debit_payments: 'pending' },
      { state: 'active', takesDebits: false },
    ],
    [{ card_payments: 'active' }, { state: 'active', takesDebits: false }],
    [
      { card_payments: 'pending', acss_debit_payments: 'inactive' },
      { state: 'checking', takesDebits: false },
    ],
  ])('with the capabilities %o stands as %o', async (capabilities, standing) => {
    const { payments } = stripeThat({ 'accounts.retrieve': { ...READY, capabilities } });
    expect(await payments.accountStanding('acct_1')).toEqual(standing);
  });

  it('is asked for debits; what Stripe leaves to its owner is no failure', async () => {
    const { payments, of } = stripeThat({ 'accounts.updateCapability': {} });
    await payments.requestDebits('acct_1');
    expect(of('accounts.updateCapability')).toEqual([['acct_1', 'acss_debit_payments', { requested: true }]]);
    for (const error of [refused(), forbidden])
      await expect(stripeThat({ 'accounts.updateCapability': error }).payments.requestDebits('acct_1')).resolves.toBe(
        undefined,
      );
    const failing = stripeThat({ 'accounts.updateCapability': down }).payments;
    await expect(failing.requestDebits('acct_1')).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

describe('the account that a payment saved', () => {
  const account = { id: 'pm_1', customer: 'cus_1', acss_debit: { bank_name: 'TD Canada Trust', last4: '6789' } };
  const latest_charge = { payment_method: 'pm_1', payment_method_details: { acss_debit: { mandate: 'mandate_1' } } };
  const find = async (intent: object, answers: Readonly<Record<string, unknown>> = {}) => {
    const retrieved = { setup_future_usage: 'off_session', payment_method: account, latest_charge, ...intent };
    const { payments, of } = stripeThat({ 'paymentIntents.retrieve': retrieved, ...answers });
    const found = await payments.findSavedCard('acct_1', 'pi_1');
    return { found, asked: of('paymentIntents.retrieve')[0]?.[1] };
  };
  const SAVED = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
  const IDS = { holderId: 'cus_1', methodId: 'pm_1', mandateId: 'mandate_1' };

  it('has its bank and its mandate', async () => {
    const { found, asked } = await find({});
    expect(found).toEqual({ ...SAVED, ...IDS });
    expect(asked).toEqual({ expand: ['payment_method', 'latest_charge'] });
  });

  it('is an account even if Stripe does not know its bank', async () => {
    const { found } = await find({ payment_method: { ...account, acss_debit: { bank_name: null, last4: null } } });
    expect(found).toMatchObject({ bank: '', last4: '' });
  });

  it('is found after its debit failed, when the payment does not name it any more', async () => {
    const { found } = await find({ payment_method: null }, { 'paymentMethods.retrieve': account });
    expect(found).toEqual({ ...SAVED, ...IDS });
  });

  it('is none if the payment was to save nothing, or if it was removed', async () => {
    expect((await find({ setup_future_usage: null })).found).toBeUndefined();
    expect((await find({ payment_method: { ...account, customer: null } })).found).toBeUndefined();
    expect((await find({ payment_method: null, latest_charge: null })).found).toBeUndefined();
  });
});

describe('a debit of a saved account', () => {
  const OPEN = { status: 'requires_confirmation', customer: 'cus_1', payment_method: 'pm_1', metadata: METADATA };
  const confirm = async (confirmed: unknown, answers: Readonly<Record<string, unknown>> = {}) => {
    const stripe = stripeThat({
      'paymentIntents.confirm': confirmed,
      'paymentIntents.retrieve': OPEN,
      'paymentMethods.retrieve': { customer: 'cus_1' },
      ...answers,
    });
    return { ...stripe, state: await stripe.payments.confirmCharge('acct_1', 'pi_1', 'mandate_1') };
  };

  it('is prepared for an account, and told apart from that of a card', async () => {
    const { payments, of } = stripeThat({ 'paymentIntents.create': { id: 'pi_1' } });
    const { accountId, invoice, language, amountCents, currency, idempotencyKey } = REQUEST;
    const common = { accountId, invoice, language, amountCents, currency, idempotencyKey };
    await payments.createCharge({ ...common, holderId: 'cus_1', methodId: 'pm_1', isDebit: true });
    await payments.createCharge({ ...common, holderId: 'cus_1', methodId: 'pm_2' });
    const [debit, charge] = of('paymentIntents.create').map(([sent]) => sent);
    expect(debit).toMatchObject({
      allowed_payment_method_types: ['acss_debit'],
      confirm: false,
      metadata: { ...METADATA, charge: 'true' },
    });
    expect(charge).toMatchObject({ allowed_payment_method_types: ['card'] });
    expect(charge).not.toHaveProperty('metadata.method');
  });

  it('is confirmed by its mandate, and pending', async () => {
    const { state, of } = await confirm({ ...OPEN, status: 'processing' });
    expect(state).toEqual({ status: 'pending' });
    expect(of('paymentIntents.confirm')[0]?.slice(0, 2)).toEqual([
      'pi_1',
      { mandate: 'mandate_1', expand: ['latest_charge'] },
    ]);
  });

  it.each([
    'charge_exceeds_source_limit',
    'charge_exceeds_transaction_limit',
    'charge_exceeds_weekly_limit',
    'payment_method_bank_account_blocked',
    'payment_intent_mandate_invalid',
  ])('that Stripe never makes (%s) failed, and is called off', async (code) => {
    const { state, of } = await confirm(refused(code));
    expect(state).toEqual({ status: 'failed', because: 'refused' });
    expect(of('paymentIntents.cancel')).toHaveLength(1);
  });

  it('that Stripe wants its holder to verify failed, and is called off', async () => {
    const { state, of } = await confirm({ ...OPEN, status: 'requires_action' });
    expect(state).toEqual({ status: 'failed', because: 'refused' });
    expect(of('paymentIntents.cancel')).toHaveLength(1);
  });

  it('that Stripe wants its holder to verify is called off by whoever finds it so, as after a run that was killed', async () => {
    const answers = { 'paymentIntents.retrieve': { ...OPEN, id: 'pi_1', status: 'requires_action' } };
    const { payments, of } = stripeThat(answers);
    expect(await payments.findCharge('acct_1', 'pi_1')).toEqual({ status: 'failed', because: 'refused' });
    expect(of('paymentIntents.cancel').map(([id]) => id)).toEqual(['pi_1']);
    const again = await confirm(refused('payment_intent_unexpected_state'), answers);
    expect(again.state).toEqual({ status: 'failed', because: 'refused' });
    expect(again.of('paymentIntents.cancel')).toHaveLength(1);
  });

  it('that its holder verifies just then is pending', async () => {
    const found = ['requires_action'];
    const { payments, of } = stripeThat({
      'paymentIntents.cancel': refused('payment_intent_unexpected_state'),
      'paymentIntents.retrieve': {
        ...{ ...OPEN, id: 'pi_1' },
        get status() {
          return found.pop() ?? 'processing';
        },
      },
    });
    expect(await payments.findCharge('acct_1', 'pi_1')).toEqual({ status: 'pending' });
    expect(of('paymentIntents.cancel')).toHaveLength(1);
  });

  it('stays open if Stripe refuses it for another reason', async () => {
    await expect(confirm(refused('parameter_unknown'))).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('that another call made meanwhile is pending, whatever this one was told', async () => {
    const { state, of } = await confirm(refused('payment_intent_unexpected_state'), {
      'paymentIntents.retrieve': { ...OPEN, status: 'processing' },
    });
    expect(state).toEqual({ status: 'pending' });
    expect(of('paymentIntents.cancel')).toEqual([]);
  });
});

describe('a debit of a page', () => {
  const METHOD = { metadata: METADATA, latest_charge: null, last_payment_error: null };
  const find = (session: unknown, intent: object = {}) =>
    stripeThat({
      'checkout.sessions.retrieve': session,
      'paymentIntents.retrieve': { ...METHOD, ...intent },
    }).payments.findDebit('acct_1', 'cs_1');

  it('stands as its payment does', async () => {
    const session = { payment_intent: 'pi_1' };
    const pending = { state: { status: 'pending' }, paymentIntentId: 'pi_1' };
    expect(await find(session, { status: 'processing' })).toEqual(pending);
    const failed = { status: 'requires_payment_method', last_payment_error: { code: 'insufficient_funds' } };
    expect(await find(session, failed)).toMatchObject({ state: { status: 'failed', because: 'declined' } });
  });

  it('is called off as far as anyone can tell on an account whose access was revoked', async () => {
    expect(await find(forbidden)).toEqual({ state: { status: 'cancelled' } });
  });
});

it('only debits are closed when only they are switched off', async () => {
  const session = (id: string, businessId: string, method?: string) => ({ id, metadata: { businessId, method } });
  const intent = (id: string, method?: string) => {
    const metadata = { businessId: 'b1', charge: 'true', method };
    return { id, status: 'requires_confirmation', metadata };
  };
  const answers = {
    'checkout.sessions.list': [session('cs_card', 'b1'), session('cs_debit', 'b1', 'debit'), session('cs_b2', 'b2')],
    'paymentIntents.list': [intent('pi_card'), intent('pi_debit', 'debit')],
  };
  const closedBy = async (...only: ['debit'?]) => {
    const { payments, of } = stripeThat(answers);
    await payments.expireAllCheckouts('acct_1', 'b1', ...only);
    return [...of('checkout.sessions.expire'), ...of('paymentIntents.cancel')].map(([id]) => id);
  };
  expect(await closedBy()).toEqual(['cs_card', 'cs_debit', 'pi_card', 'pi_debit']);
  expect(await closedBy('debit')).toEqual(['cs_debit', 'pi_debit']);
});
