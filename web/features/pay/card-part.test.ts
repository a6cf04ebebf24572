import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { anInvoice, VISA } from '#test/support/screens/pay-harness.tsx';
import { cardPartOf } from './card-part.ts';

describe('the code for cards', () => {
  it.each<[string, Partial<PublicInvoice>, boolean]>([
    ['an invoice without a card', {}, false],
    ['one whose card may be saved', { savesCard: true }, true],
    ['one with a saved card', { savedCard: VISA }, true],
  ])('is fetched only if needed: for %s', async (_, over, isFetched) => {
    const part = await cardPartOf({ kind: 'loaded', document: anInvoice(over) });
    expect(part !== undefined).toBe(isFetched);
  });

  it('is not waited for if there is no invoice', async () => {
    expect(await cardPartOf({ kind: 'failed' })).toBeUndefined();
  });
});
