import { describe, expect, it } from 'vitest';
import { down, forbidden, METADATA, REQUEST, refused, stripeThat } from '#test/support/answering-stripe.ts';
import type { CheckoutRequest } from './card-payments.ts';

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
