import type { ActivityTexts } from '#shared/activity/texts.ts';
import { enCaActivity } from './en-ca-activity.ts';
import { frCaActivity } from './fr-ca-activity.ts';
import type { Language } from './language.ts';

const TEXTS: Readonly<Record<Language, ActivityTexts>> = { en: enCaActivity, fr: frCaActivity };

/** The texts of the activity of a business in a language. */
export function activityTextsFor(language: Language): ActivityTexts {
  return TEXTS[language];
}
