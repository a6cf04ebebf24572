import type { ActivityTexts } from '#shared/activity/texts.ts';
import type { PaymentNoticeTexts } from '#shared/invoice/payment-notice.ts';
import { enCaActivity } from './en-ca-activity.ts';
import { enCaEvents } from './en-ca-events.ts';
import { enCaPaymentNotices } from './en-ca-payment-notices.ts';
import type { EventTexts } from './event-texts.ts';
import { frCaActivity } from './fr-ca-activity.ts';
import { frCaEvents } from './fr-ca-events.ts';
import { frCaPaymentNotices } from './fr-ca-payment-notices.ts';
import type { Language } from './language.ts';

/** How stored facts read to the people of a business. */
export type OwnerTexts = {
  readonly events: EventTexts;
  readonly paymentNotices: PaymentNoticeTexts;
  readonly activity: ActivityTexts;
};

const TEXTS: Readonly<Record<Language, OwnerTexts>> = {
  en: { events: enCaEvents, paymentNotices: enCaPaymentNotices, activity: enCaActivity },
  fr: { events: frCaEvents, paymentNotices: frCaPaymentNotices, activity: frCaActivity },
};

/** The texts of a language, for those who know it only at run time; screens import what they show. */
export function ownerTextsFor(language: Language): OwnerTexts {
  return TEXTS[language];
}
