import { factsOf, type MessageInput } from '#functions/domain/invoice/message-facts.ts';
import type { InvoiceEmailDraft, InvoiceEmailTexts } from '#shared/invoice/email.ts';
import type { Language } from '#shared/locale/language.ts';
import type { MessageFacts } from '#shared/locale/message-facts.ts';
import { standardTexts } from './invoice-mail.ts';
import { ownTexts } from './own-texts.ts';

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
  const own = isOrdinary(factsOf(message)) ? kept[message.invoice.language ?? 'en'] : undefined;
  const texts = own && ownTexts(own, message);
  return texts ? { ...texts, isKept: true } : { ...standardTexts(message), isKept: false };
}

/** Whether an invoice is simply due, which is what the business's own texts are about. */
export function isOrdinary({ state, isBalance }: MessageFacts): boolean {
  return state === 'due' && !isBalance;
}
