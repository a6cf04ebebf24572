import { expect, it } from 'vitest';
import { payDictionary } from './pay-dictionary.ts';

const wordsOf = (document: { language?: 'en' | 'fr'; isDeposit?: boolean }) =>
  payDictionary({ kind: 'loaded', document });

it('is that of the document’s language, with the words of a deposit request for one', async () => {
  expect((await wordsOf({})).pay.paid).toBe('This invoice is paid. Thank you.');
  expect((await wordsOf({ language: 'fr' })).pay.paid).toBe('Cette facture est payée. Merci.');
  expect((await wordsOf({ isDeposit: true })).pay).toMatchObject({
    paid: 'This deposit is paid. Thank you.',
    payNow: 'Pay Now',
  });
  const french = await wordsOf({ language: 'fr', isDeposit: true });
  expect([french.pay.paid, french.document.invoice]).toEqual(['Cet acompte est payé. Merci.', 'Demande d’acompte']);
});

it('says no words of a deposit about an invoice that cannot be read', async () => {
  expect((await payDictionary({ kind: 'not-found' })).pay.notFound).toBe('Invoice not found');
});
