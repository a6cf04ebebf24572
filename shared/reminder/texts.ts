import * as z from 'zod';
import { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { unknownPlaceholder } from '#shared/invoice/placeholders.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { MAX_REMINDERS, REMINDER_DAYS } from './limits.ts';

/** A step: the day of a reminder, in days after the due day, negative before it (decision F132). */
export const ReminderStep = z.number().int().min(REMINDER_DAYS.min).max(REMINDER_DAYS.max);

/** A business's own subject and message of a reminder, with placeholders. */
export const ReminderWords = z.strictObject({
  subject: InvoiceEmailTexts.shape.subject.superRefine(refuseUnknown),
  message: InvoiceEmailTexts.shape.message.superRefine(refuseUnknown),
});
export type ReminderWords = z.infer<typeof ReminderWords>;

/** The own words of one step in one language, in place of the standard ones. */
const ReminderText = z.strictObject({ step: ReminderStep, language: z.enum(LANGUAGES), ...ReminderWords.shape });
export type ReminderText = z.infer<typeof ReminderText>;

/** All own texts of a business, replaced as a whole: at most one a step and language. */
export const ReminderTexts = z
  .array(ReminderText)
  .max(MAX_REMINDERS * LANGUAGES.length)
  .superRefine((texts, context) => {
    const keys = texts.map(({ step, language }) => `${step} ${language}`);
    for (const [index, key] of keys.entries()) {
      if (keys.indexOf(key) === index) continue;
      context.addIssue({ code: 'custom', message: 'unique', path: [index, 'step'] });
    }
  });

/** What to preview: a step's reminder in a language, with these words or else the standard ones. */
export const ReminderPreviewInput = z.strictObject({
  step: ReminderStep,
  language: z.enum(LANGUAGES),
  words: ReminderWords.optional(),
});
export type ReminderPreviewInput = z.infer<typeof ReminderPreviewInput>;

/** A reminder as its recipient will see it; `text` is for mail programs that show no HTML. */
export const ReminderPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type ReminderPreview = z.infer<typeof ReminderPreview>;

function refuseUnknown(text: string, context: z.RefinementCtx): void {
  const placeholder = unknownPlaceholder(text);
  // A field has one issue.
  if (placeholder && context.issues.length === 0)
    context.addIssue({ code: 'custom', message: 'placeholder', params: { placeholder } });
}
