import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Language } from '#shared/locale/language.ts';
import { sitePath } from '#shared/locale/site-path.ts';

/** What the page says before the app runs, and without it. */
export const PAGE_TEXTS: Readonly<Record<Language, { readonly description: string; readonly needsScript: string }>> = {
  en: {
    description: 'Create, manage, and send professional invoices in minutes.',
    needsScript: `${PRODUCT_NAME} needs JavaScript. Please turn it on and reload the page.`,
  },
  fr: {
    description: 'Créez, gérez et envoyez des factures professionnelles en quelques minutes.',
    needsScript: `${PRODUCT_NAME} a besoin de JavaScript. Activez-le, puis rechargez la page.`,
  },
};

/** Writes texts and the product's name into the HTML, and the page to its place in the site. */
export function htmlIn(language: Language): Plugin {
  const texts: Readonly<Record<string, string>> = { ...PAGE_TEXTS[language], PRODUCT_NAME };
  return {
    name: 'html',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('lang="en-CA"', `lang="${language}-CA"`)
          .replace(/%(\w+)%/g, (mark, name: string) => texts[name] ?? mark),
    },
    generateBundle(_options, bundle) {
      if (language === 'en') return;
      for (const [name, page] of Object.entries(bundle)) {
        if (page.type !== 'asset' || !name.endsWith('.html')) continue;
        delete bundle[name];
        this.emitFile({ type: 'asset', fileName: sitePath(language, `/${name}`).slice(1), source: page.source });
      }
    },
  };
}
