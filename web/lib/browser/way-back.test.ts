import { expect, it } from 'vitest';
import { wayBackFrom, wayBackIn } from './way-back.ts';

const LOGIN = { pathname: '/login', search: '?a=1', hash: '', state: { from: '/invoices' } };

it('leads back to the previous screen with its navigation state', () => {
  expect(wayBackIn(wayBackFrom(LOGIN))).toEqual(LOGIN);
});

it('skips other pages that use it', () => {
  const legal = { pathname: '/privacy-policy', search: '', hash: '#security', state: wayBackFrom(LOGIN) };
  expect(wayBackIn(wayBackFrom(legal))).toEqual(LOGIN);
});

it.each([null, undefined, 'text', {}, { from: '/invoices' }])('is undefined for a page opened with %j', (state) => {
  expect(wayBackIn(state)).toBeUndefined();
});
