import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { enCaCard } from '#shared/locale/en-ca-card.ts';
import { enCaCardPage, type SavedTexts } from '#shared/locale/en-ca-card-page.ts';
import { enCaAccountPage, enCaDebitPage } from '#shared/locale/en-ca-debit-page.ts';
import { frCaCard } from '#shared/locale/fr-ca-card.ts';
import { frCaCardPage } from '#shared/locale/fr-ca-card-page.ts';
import { frCaAccountPage, frCaDebitPage } from '#shared/locale/fr-ca-debit-page.ts';
import type { Language } from '#shared/locale/language.ts';
import type { PayChoice } from './invoice-calls.ts';
import { forgetTick } from './ticks.ts';

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

/** The label of the button to pay before the saved card is charged. */
export function payInsteadLabel(dictionary: InvoiceDictionary, amount: string): string {
  return cardTexts(dictionary).card.payInstead(amount);
}

/** What the payer authorizes by paying, with the amount and who charges it, if that also saves their card. */
export function consentToSave(dictionary: InvoiceDictionary, who: { amount: string; seller: string }): string {
  return cardTexts(dictionary).card.consent(who);
}

type Refused = {
  invoiceId: string;
  dictionary: InvoiceDictionary;
  choice: PayChoice;
  /** The server's, if it gives one. */
  reason: string | undefined;
};

/**
 * Why a payment was refused, if it was to be a debit or to save a card or account; undefined otherwise. What the payer
 * ticked to save is forgotten, as perhaps nothing can be saved any more: the next click pays all the same.
 */
export function refusedText({ invoiceId, dictionary, choice, reason }: Refused): string | undefined {
  if (reason === 'DEBIT_REFUSED') return cardTexts(dictionary).debit.refused;
  if (!choice.savesCard) return undefined;
  const isAccount = choice.debit !== undefined;
  forgetTick(invoiceId, isAccount ? 'saveAccount' : 'saveCard');
  return savedTexts(dictionary, isAccount).changed;
}
