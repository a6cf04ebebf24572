import { expect, it } from 'vitest';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { shownTerms, storedTerms } from './terms-text.ts';

it.each(Object.values(PAYMENT_TERMS))(
  'shows the terms “$description” in French, and stores them as before',
  (terms) => {
    const shown = shownTerms(terms.description);
    expect(shown).not.toContain('invoice');
    expect(storedTerms(shown)).toBe(terms.description);
  },
);

it('leaves what a person types as it is', () => {
  expect(shownTerms('Half now, half on delivery')).toBe('Half now, half on delivery');
  expect(storedTerms('Payable à la livraison')).toBe('Payable à la livraison');
});
