import { factsOf, type MessageInput } from '#functions/domain/invoice/message-facts.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { standardTexts } from '#functions/mail/kinds/invoice-mail.ts';
import { ownTexts, valuesOf } from '#functions/mail/kinds/own-texts.ts';
import type { InvoiceEmailDraft, InvoiceEmailTexts } from '#shared/invoice/email.ts';
import type { PlaceholderValues } from '#shared/invoice/placeholders.ts';
import type { Language } from '#shared/locale/language.ts';
import type { MessageFacts } from '#shared/locale/message-facts.ts';

/**
 * A business's own texts by language. `{number}`, `{amount}` and so on are placeholders for values that differ between
 * invoices.
 */
export type KeptTexts = { readonly [L in Language]?: InvoiceEmailTexts };

type Message = Omit<MessageInput, 'siteUrl'>;

/**
 * The default texts of an invoice's email: the business's own for an invoice that is simply due, else the standard
 * ones, which state its status.
 */
export function draftTexts(message: Message, kept: KeptTexts): InvoiceEmailDraft {
  const own = isOrdinary(factsOf(message)) ? kept[languageOf(message)] : undefined;
  const texts = own && ownTexts(own, message);
  return texts ? { ...texts, isKept: true } : { ...standardTexts(message), isKept: false };
}

/** The texts to keep for other invoices, with placeholders for values that differ. Undefined if they are not kept. */
export function textsToKeep(texts: InvoiceEmailTexts, message: Message): InvoiceEmailTexts | undefined {
  if (message.invoice.isDeposit || !isOrdinary(factsOf(message))) return undefined;
  const values = valuesOf(message);
  return { subject: withPlaceholders(texts.subject, values), message: withPlaceholders(texts.message, values) };
}

/** The language of an invoice. */
export function languageOf({ invoice }: Pick<PublishedInvoice, 'invoice'>): Language {
  return invoice.language ?? 'en';
}

function isOrdinary({ state, isBalance }: MessageFacts): boolean {
  return state === 'due' && !isBalance;
}

/** Longer values first, as one may contain another. */
function withPlaceholders(text: string, values: PlaceholderValues): string {
  const byLength = Object.entries(values)
    .filter(([, value]) => value !== '')
    .sort(([, a], [, b]) => b.length - a.length);
  return byLength.reduce((result, [name, value]) => result.replace(patternOf(value), `{${name}}`), text);
}

/**
 * Matches the value as a whole word. A short number could mean anything, so it must follow a word such as "invoice".
 */
function patternOf(value: string): RegExp {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\d{1,3}$/.test(value) ? '(?<=(?:invoice|facture|no\\.?|#)\\s*)' : '(?<![\\p{L}\\p{N}])';
  return new RegExp(`${before}${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
