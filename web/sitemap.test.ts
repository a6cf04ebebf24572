import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { writeSitemap } from './sitemap.ts';

it('has every public page that can be opened without a link in both languages, by its whole address, and is named in robots.txt', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n');
  writeSitemap(folder, 'https://invoices.example.com');
  const xml = new DOMParser().parseFromString(readFileSync(join(folder, 'sitemap.xml'), 'utf8'), 'application/xml');
  const pages = [...xml.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
  const open = Object.keys(PUBLIC_PAGES).filter((path) => path !== '/reset-password');
  expect(pages).toEqual(
    [...open, ...open.map((path) => `/fr${path}`)].map((path) => `https://invoices.example.com${path}`),
  );
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://invoices.example.com/sitemap.xml\n',
  );
});
