import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sitePage } from '#shared/public-pages.ts';
import { SCREENS_TO_PAGES } from './edge-functions.ts';

/** The path that CloudFront fetches for one of the site. */
function fetched(uri: string): string {
  return runInNewContext(`${SCREENS_TO_PAGES}; handler({ request: { uri } }).uri`, { uri });
}

it.each([
  ['/', '/index.html'],
  ['/login', '/login.html'],
  ['/invoices/1/edit', '/index.html'],
  ['/fr', '/fr/index.html'],
  ['/fr/', '/fr/index.html'],
  ['/fr/login', '/fr/login.html'],
  ['/fr/invoices/1/edit', '/fr/index.html'],
  ['/french', '/index.html'],
])('shows the screen at %s from %s, as the local product does', (uri, file) => {
  expect(fetched(uri)).toBe(file);
  expect(sitePage(uri)).toBe(file);
});

it.each([
  ['/pay/1', '/pay.html'],
  ['/estimate/1', '/estimate.html'],
  ['/assets/app-1.js', '/assets/app-1.js'],
  ['/fr/missing.png', '/fr/missing.png'],
  ['/robots.txt', '/robots.txt'],
])('fetches %s as %s', (uri, file) => {
  expect(fetched(uri)).toBe(file);
});
