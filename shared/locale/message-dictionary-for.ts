import type { Dictionary } from './dictionary.ts';
import { dictionaryFor } from './dictionary-for.ts';
import { enCaMessages } from './en-ca-messages.ts';
import { frCaMessages } from './fr-ca-messages.ts';
import type { Language } from './language.ts';

const MESSAGES = { en: enCaMessages, fr: frCaMessages } as const satisfies Record<Language, unknown>;

/** The whole dictionary of an invoice's language, with the texts of messages; English if it has none. */
export function messageDictionaryFor(invoice: { readonly language?: Language | undefined }): Dictionary {
  return { ...dictionaryFor(invoice), ...MESSAGES[invoice.language ?? 'en'] };
}
