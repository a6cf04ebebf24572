import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import type { Load } from './page-calls.ts';

const DICTIONARIES: Readonly<Record<Language, InvoiceDictionary>> = { en: enCaInvoice, fr: frCaInvoice };

/** The texts in the language of the page's document; without one, in the browser's. */
export function pageDictionary(load: Load<{ readonly language?: Language | undefined }>): InvoiceDictionary {
  if (load.kind === 'loaded') return DICTIONARIES[load.document.language ?? 'en'];
  return DICTIONARIES[navigator.language.startsWith('fr') ? 'fr' : 'en'];
}
