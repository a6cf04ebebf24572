import { expect, it } from 'vitest';
import { isAccountScreen, publicHeaderFor } from './public-links.ts';

const nothing = { markLeadsHome: false, entrance: false, backToApp: false };

it.each(['/about', '/contact', '/faq', '/license-agreement', '/privacy-policy', '/reset-password', '/nothing'])(
  'offers sign-in to a visitor at %s',
  (pathname) => {
    expect(publicHeaderFor('anonymous', pathname)).toEqual({ ...nothing, markLeadsHome: true, entrance: true });
  },
);

it.each([
  ['/about', { markLeadsHome: true, backToApp: true }],
  ['/about/', { markLeadsHome: true, backToApp: true }],
  ['/contact', { markLeadsHome: true, backToApp: true }],
  ['/FAQ', { markLeadsHome: true, backToApp: true }],
  ['/forgot-password', { markLeadsHome: true }],
  ['/license-agreement', {}],
  ['/privacy-policy', {}],
  ['/reset-password', {}],
  ['/nothing', {}],
])('offers a signed-in user at %s: %j', (pathname, parts) => {
  expect(publicHeaderFor('authenticated', pathname)).toEqual({ ...nothing, ...parts });
});

it('offers neither sign-in nor the way back while the session loads', () => {
  expect(publicHeaderFor('loading', '/about')).toEqual({ ...nothing, markLeadsHome: true });
});

it.each([
  ['/login', true],
  ['/register', true],
  ['/forgot-password', true],
  ['/reset-password', true],
  ['/about', false],
  ['/privacy-policy', false],
  ['/nothing', false],
])('tells whether %s is an account form: %s', (pathname, is) => {
  expect(isAccountScreen(pathname)).toBe(is);
});
