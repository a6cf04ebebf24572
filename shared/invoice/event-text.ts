import type { EventTexts } from '#shared/locale/event-texts.ts';
import type { EventOf, InvoiceEventType } from './event.ts';

/**
 * An event of an invoice in words, such as "Payment of 1,000.00 CAD, e-Transfer", without who did it and when. It takes
 * the texts of a language (`ownerTextsFor`) rather than the language, so that a screen ships only those it shows.
 */
export function eventText<Type extends InvoiceEventType>(
  event: EventOf<Type> & { type: Type },
  texts: EventTexts,
): string {
  return texts[event.type](event);
}
