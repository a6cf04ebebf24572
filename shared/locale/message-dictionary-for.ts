import type { Dictionary } from './dictionary.ts';
import { dictionaryFor, type Worded } from './dictionary-for.ts';
import { enCaDepositMessages, enCaMessages } from './en-ca-messages.ts';
import { frCaDepositMessages, frCaMessages } from './fr-ca-messages.ts';
import type { Language } from './language.ts';

const MESSAGES = { en: enCaMessages, fr: frCaMessages } as const satisfies Record<Language, unknown>;
const OF_DEPOSITS = { en: enCaDepositMessages, fr: frCaDepositMessages } as const satisfies Record<Language, unknown>;

/** The whole dictionary of an invoice's language, with the texts of messages; English if it has none. */
export function messageDictionaryFor(invoice: Worded): Dictionary {
  const messages = invoice.isDeposit ? OF_DEPOSITS : MESSAGES;
  return { ...dictionaryFor(invoice), ...messages[invoice.language ?? 'en'] };
}
