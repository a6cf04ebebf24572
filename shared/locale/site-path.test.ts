import { expect, it } from 'vitest';
import type { Language } from './language.ts';
import { readSitePath, sitePath } from './site-path.ts';

it.each<[Language, string, string]>([
  ['en', '/', '/'],
  ['en', '/login', '/login'],
  ['en', '/fruit', '/fruit'],
  ['en', '/invoices/fr', '/invoices/fr'],
  ['fr', '/', '/fr/'],
  ['fr', '/invoices/1/edit', '/fr/invoices/1/edit'],
])('has the %s page %s at %s', (language, path, pathname) => {
  expect(sitePath(language, path)).toBe(pathname);
  expect(readSitePath(pathname)).toEqual({ language, path });
});

it.each(['/fr//example.com', '/fr///example.com/login'])('leads from %s to no other host in English', (pathname) => {
  expect(sitePath('en', readSitePath(pathname).path)).toMatch(/^\/[^/]/);
});

it('reads the French root without its last slash', () => {
  expect(readSitePath('/fr')).toEqual({ language: 'fr', path: '/' });
});
