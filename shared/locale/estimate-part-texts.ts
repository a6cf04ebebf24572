import type { Language } from './language.ts';

/** What the invoices of an estimate say of it. */
type EstimatePartTexts = {
  /** The one line of its deposit request. */
  readonly deposit: (number: string) => string;
  /** Of an invoice that is not of the whole; `share` with its sign, if it is of a share. */
  readonly part: (facts: {
    readonly number: string;
    readonly part: number;
    readonly share?: string | undefined;
  }) => string;
  /** What a line is a share of; `price` with its currency. */
  readonly shareOf: (facts: { readonly share: string; readonly quantity: string; readonly price: string }) => string;
};

const TEXTS: Readonly<Record<Language, EstimatePartTexts>> = {
  en: {
    deposit: (number) => `Deposit for estimate ${number}`,
    part: ({ number, part, share }) => `Part ${part} of estimate ${number}${share ? ` (${share})` : ''}`,
    shareOf: ({ share, quantity, price }) => `${share} of ${quantity} × ${price}`,
  },
  fr: {
    deposit: (number) => `Acompte pour la soumission ${number}`,
    part: ({ number, part, share }) => `Partie ${part} de la soumission ${number}${share ? ` (${share})` : ''}`,
    shareOf: ({ share, quantity, price }) => `${share} de ${quantity} × ${price}`,
  },
};

/** The words of a language for what is invoiced of an estimate. */
export function estimatePartTextsFor(language: Language): EstimatePartTexts {
  return TEXTS[language];
}
