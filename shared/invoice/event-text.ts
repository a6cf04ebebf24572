import { enCaEvents } from '#shared/locale/en-ca-events.ts';
import type { EventTexts } from '#shared/locale/event-texts.ts';
import { frCaEvents } from '#shared/locale/fr-ca-events.ts';
import type { Language } from '#shared/locale/language.ts';
import type { EventOf, InvoiceEventType } from './event.ts';

const TEXTS: Readonly<Record<Language, EventTexts>> = { en: enCaEvents, fr: frCaEvents };

/** An event of an invoice in words, such as "Payment of 1,000.00 CAD, e-Transfer", without who did it and when. */
export function eventText<Type extends InvoiceEventType>(event: EventOf<Type>, language: Language): string {
  return TEXTS[language][event.type as Type](event);
}
