import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { enCaCard } from '#shared/locale/en-ca-card.ts';
import { enCaCardPage, type SavedTexts } from '#shared/locale/en-ca-card-page.ts';
import { enCaAccountPage, enCaDebitPage } from '#shared/locale/en-ca-debit-page.ts';
import { frCaCard } from '#shared/locale/fr-ca-card.ts';
import { frCaCardPage } from '#shared/locale/fr-ca-card-page.ts';
import { frCaAccountPage, frCaDebitPage } from '#shared/locale/fr-ca-debit-page.ts';
import type { Language } from '#shared/locale/language.ts';

const TEXTS = {
  en: { card: enCaCardPage, account: enCaAccountPage, debit: enCaDebitPage, label: enCaCard },
  fr: { card: frCaCardPage, account: frCaAccountPage, debit: frCaDebitPage, label: frCaCard },
} as const;

/** The language of a page. */
export function languageOf({ locale }: InvoiceDictionary): Language {
  return locale.startsWith('fr') ? 'fr' : 'en';
}

/** What the page says of cards, accounts and bank payments, and how it names a card or account. */
export function cardTexts(dictionary: InvoiceDictionary): (typeof TEXTS)[Language] {
  return TEXTS[languageOf(dictionary)];
}

/** What it says of a card that is saved, or of a bank account. */
export function savedTexts(dictionary: InvoiceDictionary, isAccount: boolean): SavedTexts {
  return cardTexts(dictionary)[isAccount ? 'account' : 'card'];
}
