import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { anInvoice, VISA } from '#test/support/screens/pay-harness.tsx';
import { cardPartOf } from './card-part.ts';

describe('the code for cards and bank accounts', () => {
  it.each<[string, Partial<PublicInvoice>, boolean]>([
    ['an invoice that has no more to it', {}, false],
    ['one whose card may be saved', { savesCard: true }, true],
    ['one with a saved card', { savedCard: VISA }, true],
    ['one that a bank account can pay', { takesDebits: true }, true],
    ['one with a bank payment on its way', { pendingDebit: { amount: 1000, on: '2026-01-05' } }, true],
  ])('is fetched only if needed: for %s', async (_, over, isFetched) => {
    const part = await cardPartOf({ kind: 'loaded', document: anInvoice(over) });
    expect(part !== undefined).toBe(isFetched);
  });

  it('is not waited for if there is no invoice', async () => {
    expect(await cardPartOf({ kind: 'failed' })).toBeUndefined();
  });
});
