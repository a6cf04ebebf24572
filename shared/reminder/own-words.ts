import type { Language } from '#shared/locale/language.ts';
import type { ReminderSettings } from './settings.ts';
import type { ReminderWords } from './texts.ts';

/** A reminder to be worded: its step, or none if it is sent by hand, and the days since the due day. */
type Worded = { readonly step: number | undefined; readonly daysLate: number; readonly language: Language };

/**
 * The business's own words of a reminder, with placeholders; undefined for the standard ones. One that is sent by hand
 * has those of the last step whose day has come on the same side of the due day, since any other could say what is not
 * true yet or no longer (decision F133). Nothing is called late before it is, such as once its due day was moved (F175).
 */
export function ownWords(
  { days, texts = [] }: Pick<ReminderSettings, 'days' | 'texts'>,
  { step, daysLate, language }: Worded,
): ReminderWords | undefined {
  const isLate = daysLate > 0;
  const worded = step ?? Math.max(...days.filter((day) => day <= daysLate && day > 0 === isLate));
  if (worded > 0 && !isLate) return undefined;
  const own = texts.find((text) => text.step === worded && text.language === language);
  return own && { subject: own.subject, message: own.message };
}
