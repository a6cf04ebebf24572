import type { Language } from './language.ts';

/** The one line of the invoice for a deposit that was kept. */
type ForfeitTexts = { readonly name: (number: string) => string; readonly description: string };

const TEXTS: Readonly<Record<Language, ForfeitTexts>> = {
  en: {
    name: (number) => `Deposit ${number}, not refundable`,
    description: 'The work was cancelled. The deposit is kept, and includes the taxes.',
  },
  fr: {
    name: (number) => `Acompte ${number}, non remboursable`,
    description: 'Les travaux ont été annulés. L’acompte est conservé et comprend les taxes.',
  },
};

/** The words of a language for the invoice for a deposit that was kept. */
export function forfeitTextsFor(language: Language): ForfeitTexts {
  return TEXTS[language];
}
