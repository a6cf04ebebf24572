import { expect, it } from 'vitest';
import { isAccountScreen, publicHeaderFor } from './public-links.ts';

const nothing = { logoLinksHome: false, signInLinks: false, backToApp: false };

it.each(['/about', '/contact', '/faq', '/license-agreement', '/privacy-policy', '/reset-password', '/nothing'])(
  'offers sign-in to a visitor at %s',
  (pathname) => {
    expect(publicHeaderFor('anonymous', pathname)).toEqual({ ...nothing, logoLinksHome: true, signInLinks: true });
  },
);

it.each([
  ['/about', { logoLinksHome: true, backToApp: true }],
  ['/about/', { logoLinksHome: true, backToApp: true }],
  ['/contact', { logoLinksHome: true, backToApp: true }],
  ['/FAQ', { logoLinksHome: true, backToApp: true }],
  ['/forgot-password', { logoLinksHome: true }],
  ['/license-agreement', {}],
  ['/privacy-policy', {}],
  ['/reset-password', {}],
  ['/nothing', {}],
])('offers a signed-in user at %s: %j', (pathname, parts) => {
  expect(publicHeaderFor('authenticated', pathname)).toEqual({ ...nothing, ...parts });
});

it('offers neither sign-in nor the way back while the session loads', () => {
  expect(publicHeaderFor('loading', '/about')).toEqual({ ...nothing, logoLinksHome: true });
});

it.each([
  ['/login', true],
  ['/register', true],
  ['/forgot-password', true],
  ['/reset-password', true],
  ['/verify-email', true],
  ['/about', false],
  ['/privacy-policy', false],
  ['/nothing', false],
])('tells whether %s is an account form: %s', (pathname, is) => {
  expect(isAccountScreen(pathname)).toBe(is);
});
