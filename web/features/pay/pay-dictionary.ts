import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import type { Load } from '#web/document-page/page-calls.ts';
import { pageLanguage } from '#web/document-page/page-language.ts';

const DICTIONARIES: Readonly<Record<Language, InvoiceDictionary>> = { en: enCaInvoice, fr: frCaInvoice };

/** Few pages are those of deposit requests: only they fetch the words. */
const OF_DEPOSITS: Readonly<Record<Language, () => Promise<InvoiceDictionary>>> = {
  en: async () => (await import('#shared/locale/en-ca-deposit-page.ts')).enCaDepositPage,
  fr: async () => (await import('#shared/locale/fr-ca-deposit-page.ts')).frCaDepositPage,
};

type Worded = { readonly language?: Language | undefined; readonly isDeposit?: boolean | undefined };

/**
 * The texts about the page's document in its language; without one, in the browser's. Those of an invoice if those of a
 * deposit request cannot be fetched.
 */
export async function payDictionary(load: Load<Worded>): Promise<InvoiceDictionary> {
  const language = pageLanguage(load);
  const ofInvoice = DICTIONARIES[language];
  return load.kind === 'loaded' && load.document.isDeposit ? OF_DEPOSITS[language]().catch(() => ofInvoice) : ofInvoice;
}
