import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#shared/locale/language.ts';
import { sitePath } from '#shared/locale/site-path.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';

/** Adds a sitemap of the public pages to the built site, and names it in `robots.txt`; `origin` as in the addresses. */
export function writeSitemap(folder: string, origin: string): void {
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(origin));
  appendFileSync(join(folder, 'robots.txt'), `\nSitemap: ${origin}/sitemap.xml\n`);
}

/** The sitemap (sitemaps.org 0.9), which needs whole addresses, of the pages that need no parameter. */
function sitemap(origin: string): string {
  const whole = Object.entries(PUBLIC_PAGES).filter(([, { parameter }]) => !parameter);
  const paths = LANGUAGES.flatMap((language) => whole.map(([path]) => sitePath(language, path)));
  const pages = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`;
}
