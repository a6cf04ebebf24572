import { describe, expect, it } from 'vitest';
import { forbidden, METADATA, REQUEST, refused, stripeThat } from '#test/support/answering-stripe.ts';

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
