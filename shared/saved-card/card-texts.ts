import type { CardLabel } from './schema.ts';

/** How a card or bank account reads in one language; no line ends before its digits. */
export type CardTexts = {
  /** By itself, such as "Visa •••• 4242" or "TD Canada Trust •••• 6789". */
  readonly label: (card: CardLabel) => string;
  /**
   * Within a sentence, where it may need a noun: "la carte Visa •••• 4242", "the TD Canada Trust account •••• 6789".
   */
  readonly named: (card: CardLabel) => string;
};

/** The brands as people know them; their provider may name others. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
  interac: 'Interac',
};

/** The name of a card's brand; undefined if it is none that people know. */
export function brandName({ brand }: Pick<CardLabel, 'brand'>): string | undefined {
  return Object.hasOwn(BRANDS, brand) ? BRANDS[brand] : undefined;
}

/** Its last digits, as "•••• 4242". */
export function maskedDigits({ last4 }: Pick<CardLabel, 'last4'>): string {
  return `••••\u00a0${last4}`;
}
