import { expect, it, vi } from 'vitest';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { Businesses, BusinessRecord } from './businesses.ts';
import { stopCardPayments } from './stop-card-payments.ts';

const BUSINESS = { id: 'b', paymentIntegrationEnabled: true, stripeConnected: true, stripeAccountId: 'acct' };

/** A business and a scripted card provider; `log` records the calls in order. */
function aShop(business: Partial<BusinessRecord>, expireAllCheckouts: CardPayments['expireAllCheckouts']) {
  let stored = business as BusinessRecord;
  const log: string[] = [];
  const businesses = {
    async setCardPayments(_: BusinessRecord, fields: Partial<BusinessRecord>) {
      log.push('record');
      stored = { ...stored, ...fields };
    },
  } as unknown as Businesses;
  const payments: Pick<CardPayments, 'expireAllCheckouts'> = {
    expireAllCheckouts(...asked) {
      log.push('provider');
      return expireAllCheckouts(...asked);
    },
  };
  const stop = () =>
    stopCardPayments({ businesses, payments }, stored, { stopped: { paymentIntegrationEnabled: false } });
  return { stop, log, stored: () => stored };
}

it('closes the checkouts after the record rules out new ones', async () => {
  const expire = vi.fn(async () => {});
  const { stop, stored, log } = aShop(BUSINESS, expire);
  await stop();
  expect(stored()).toMatchObject({ paymentIntegrationEnabled: false });
  expect(expire).toHaveBeenCalledExactlyOnceWith('acct', 'b');
  expect(log).toEqual(['record', 'provider']);
});

it('stays stopped when the provider fails, throws, and can be repeated', async () => {
  const expire = vi.fn(async () => {}).mockRejectedValueOnce(new Error('down'));
  const { stop, stored, log } = aShop(BUSINESS, expire);
  await expect(stop()).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: expect.stringMatching(/^Card payments are off now.*payable for up to half an hour.*try again/),
  });
  expect(stored()).toEqual({ ...BUSINESS, paymentIntegrationEnabled: false });
  expect(log).toEqual(['record', 'provider']);
  await stop();
  expect(expire).toHaveBeenCalledTimes(2);
});

it('needs no provider for a business without an account', async () => {
  const expire = vi.fn(async () => {});
  const { stop, stored } = aShop({ id: 'b', paymentIntegrationEnabled: true }, expire);
  await stop();
  expect(stored()).toMatchObject({ paymentIntegrationEnabled: false });
  expect(expire).not.toHaveBeenCalled();
});
