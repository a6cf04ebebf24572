import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { type Language, languageAt } from '#shared/locale/language.ts';
import { filledPlaceholders, type Period } from '#shared/series/placeholders.ts';
import { type Days, firstFrom, nthDay } from '#shared/series/schedule.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';

/** The days of an invoice: until the one before the next, which is a month later unless a schedule says otherwise. */
export function periodOn(day: CalendarDay, schedule: Days | undefined): Period {
  const days = schedule ?? { unit: 'month', interval: 1, firstDay: day };
  return { from: day, to: addDays(nthDay(days, firstFrom(days, addDays(day, 1))), -1) };
}

/** The language in which the recipient reads it. */
export function languageOf({ language, to }: Pick<InvoiceForm, 'language' | 'to'>): Language {
  return language || languageAt(to);
}

/** A form as the invoice of its day, with the placeholders of its texts filled in. */
export function filledForm(form: InvoiceForm, period: Period): InvoiceForm {
  const filled = (text: string) => filledPlaceholders(text, period, languageOf(form));
  return {
    ...form,
    items: form.items.map((item) => ({
      ...item,
      name: filled(item.name),
      description: filled(item.description),
    })),
    introduction: filled(form.introduction),
    additionalNotes: filled(form.additionalNotes),
    customFields: form.customFields.map((field) => ({ ...field, value: filled(field.value) })),
  };
}
