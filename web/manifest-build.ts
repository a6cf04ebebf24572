import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Language } from '#shared/locale/language.ts';
import { sitePath } from '#shared/locale/site-path.ts';
import { PAGE_TEXTS } from './html-build.ts';
import { paths } from './lib/paths.ts';

type ManifestTexts = { readonly newInvoice: string; readonly schedule: string };

const TEXTS: Readonly<Record<Language, ManifestTexts>> = {
  en: { newInvoice: 'New invoice', schedule: 'Schedule' },
  fr: { newInvoice: 'Nouvelle facture', schedule: 'Calendrier' },
};

/** Makes the app of a language installable on a phone or computer. */
export function manifestIn(language: Language): Plugin {
  const file = sitePath(language, '/manifest.json');
  return {
    name: 'manifest',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: file }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file.slice(1), source: JSON.stringify(manifest(language)) });
    },
  };
}

function manifest(language: Language) {
  const { newInvoice, schedule } = TEXTS[language];
  const start = sitePath(language, '/');
  return {
    id: start,
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: PAGE_TEXTS[language].description,
    lang: `${language}-CA`,
    start_url: start,
    // Someone who changes the language stays in the window.
    scope: '/',
    display: 'standalone',
    background_color: '#f6f8f7',
    theme_color: '#f6f8f7',
    categories: ['business', 'finance', 'productivity'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: newInvoice, url: sitePath(language, paths.createInvoice) },
      { name: schedule, url: sitePath(language, paths.appointments) },
    ],
  };
}
