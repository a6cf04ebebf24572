import { describe, expect, it } from 'vitest';
import { down, forbidden, refused, stripeThat } from '#test/support/answering-stripe.ts';

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
