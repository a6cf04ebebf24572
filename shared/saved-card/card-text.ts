import type { Language } from '#shared/locale/language.ts';
import type { CardLabel } from './schema.ts';

/** The names of brands whose name is not its first letter in upper case. */
const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const CARD: Readonly<Record<Language, string>> = { en: 'Card', fr: 'Carte' };

/** A card as people know it: "Visa •••• 4242"; without its brand if that is unknown. */
export function cardText({ brand, last4 }: CardLabel, language: Language): string {
  const name = brand === 'unknown' || brand === '' ? CARD[language] : (NAMES[brand] ?? capitalized(brand));
  // Never broken: dots at the end of a line look like an omission.
  return `${name} ••••\u00a0${last4}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
