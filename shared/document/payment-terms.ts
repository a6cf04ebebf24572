import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import { MONTHS } from '#shared/locale/en-ca-day.ts';

/** The payment terms offered, with the text each fills in (spec 1 §4). */
export const PAYMENT_TERMS = {
  due_on_receipt: { description: 'Payment is due upon receipt of this invoice.' },
  due_in_14_days: { description: 'Payment is due within 14 days of the invoice date.' },
  due_in_30_days: { description: 'Payment is due within 30 days of the invoice date.' },
  due_in_60_days: { description: 'Payment is due within 60 days of the invoice date.' },
  due_in_90_days: { description: 'Payment is due within 90 days of the invoice date.' },
  custom: { description: '' },
} as const;

export type PaymentTermsChoice = keyof typeof PAYMENT_TERMS;

export const DEFAULT_PAYMENT_TERMS: PaymentTermsChoice = 'due_in_30_days';

/** The text of payment terms that may be given by their code, such as `due_in_30_days`. */
export function paymentTermsText(given: string): string {
  return PAYMENT_TERMS[given as PaymentTermsChoice]?.description || given;
}

/** The text for a due date that matches none of the terms; the day is in English. */
export function dueByText(longDay: string): string {
  return `Payment is due by ${longDay}.`;
}

/** The day that such a text names, or undefined for any other text. */
export function dueByDay(text: string): CalendarDay | undefined {
  const [, month = '', date, year] = /^Payment is due by (\w+) (\d\d), (\d{4})\.$/.exec(text) ?? [];
  const day = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date}`;
  return isCalendarDay(day) ? day : undefined;
}

/** The choice with this description, or `custom` for any other text. */
export function paymentTermsChoice(text: string): PaymentTermsChoice {
  const choices = Object.keys(PAYMENT_TERMS) as PaymentTermsChoice[];
  return choices.find((choice) => choice !== 'custom' && PAYMENT_TERMS[choice].description === text) ?? 'custom';
}
