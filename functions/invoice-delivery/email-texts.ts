import { factsOf, type MessageInput } from '#functions/domain/invoice/message-facts.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { isOrdinary } from '#functions/mail/kinds/draft-texts.ts';
import { valuesOf } from '#functions/mail/kinds/own-texts.ts';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import type { PlaceholderValues } from '#shared/invoice/placeholders.ts';
import type { Language } from '#shared/locale/language.ts';

type Message = Omit<MessageInput, 'siteUrl'>;

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
