import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { standardWords } from '#shared/reminder/standard-words.ts';
import { type ReminderText, ReminderWords } from '#shared/reminder/texts.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { remindersQuery } from '#web/lib/queries/reminders.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { t } from './texts.en.tsx';

/** The words of one step in each language; the standard ones where the business has none of its own. */
export type StepWords = Record<Language, ReminderWords>;

/** The form of a step's words as its parts see it. */
export type WordsEditing = ReturnType<typeof useReminderText>;

type Options = { settings: ReminderSettings; step: number; onSaved: () => void };

/** The form of a step's words. Those that are the standard ones are not stored, so that they stay what the product says. */
export function useReminderText({ settings, step, onSaved }: Options) {
  const client = useQueryClient();
  return useRecordForm<StepWords, StepWords, ReminderSettings>({
    stored: settings,
    valuesOf: (stored) => wordsOf(stored?.texts, step),
    rules: RULES,
    update: async ({ version, ...changes }, stored) => {
      // Overwriting keeps what others wrote for other steps.
      const latest = version === undefined ? await client.fetchQuery(remindersQuery) : stored;
      const texts = withWords(latest.texts, step, changes);
      return call('PATCH /reminders', { body: { texts, version: version ?? latest.version } });
    },
    reload: () => client.fetchQuery(remindersQuery),
    onSaved: (saved) => {
      cacheSaved(client, remindersQuery, saved);
      onSaved();
    },
    showFailure,
    onOutdated: () => client.invalidateQueries(remindersQuery),
    texts: { updated: t.textSaved, notUpdated: t.textNotSaved, notRead: t.textNotRead },
  });
}

/** Whether these are the standard words of a step. */
export function isStandard(words: ReminderWords, step: number, language: Language): boolean {
  const standard = standardWords(step, language);
  return words.subject === standard.subject && words.message === standard.message;
}

function wordsOf(texts: readonly ReminderText[] = [], step: number): StepWords {
  const words = (language: Language) => {
    const own = texts.find((text) => text.step === step && text.language === language);
    return own ? { subject: own.subject, message: own.message } : standardWords(step, language);
  };
  return { en: words('en'), fr: words('fr') };
}

function withWords(texts: readonly ReminderText[] = [], step: number, changes: Partial<StepWords>): ReminderText[] {
  const others = texts.filter((text) => text.step !== step || !changes[text.language]);
  const own = LANGUAGES.flatMap((language) => {
    const words = changes[language];
    return words && !isStandard(words, step, language) ? [{ step, language, ...words }] : [];
  });
  return [...others, ...own];
}

const RULES: FormRules<StepWords, StepWords> = {
  schema: z.strictObject({ en: ReminderWords, fr: ReminderWords }),
  texts: Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`${language}.subject required`, t.enterSubject],
      [`${language}.message required`, t.enterMessage],
    ]),
  ),
};
