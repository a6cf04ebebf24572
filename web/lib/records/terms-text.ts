import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

/** Payment terms as the app shows them: the product's own wording in its language, anything else as typed. */
export function shownTerms(stored: string): string {
  return dictionary.terms(stored);
}

/** Payment terms as they are stored: the product's own wording in English, anything else as typed. */
export function storedTerms(typed: string): string {
  const own = Object.values(PAYMENT_TERMS).find(({ description }) => shownTerms(description) === typed);
  return own?.description ?? typed;
}
