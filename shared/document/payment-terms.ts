import { addDays, type CalendarDay, isCalendarDay, monthEnd } from '#shared/calendar-day.ts';
import { MONTHS } from '#shared/locale/en-ca-day.ts';

const within = (days: number) => ({ description: `Payment is due within ${days} days of the invoice date.`, days });

/**
 * The payment terms offered, with the text each fills in (spec 1 §4) and the rule of its due date: days after the invoice
 * date, or the last day of the month that is so many months later.
 */
export const PAYMENT_TERMS = {
  due_on_receipt: { description: 'Payment is due upon receipt of this invoice.', days: 0 },
  due_in_14_days: within(14),
  due_in_15_days: within(15),
  due_in_30_days: within(30),
  due_in_60_days: within(60),
  due_in_90_days: within(90),
  end_of_month: { description: 'Payment is due by the end of the month of the invoice date.', months: 0 },
  end_of_next_month: { description: 'Payment is due by the end of the month after the invoice date.', months: 1 },
  custom: { description: '' },
} as const;

export type PaymentTermsChoice = keyof typeof PAYMENT_TERMS;

export const DEFAULT_PAYMENT_TERMS: PaymentTermsChoice = 'due_in_30_days';

/** Days between issue and due date of an invoice whose terms state none (spec 1 §4). */
export const DEFAULT_DUE_DAYS = 30;

/** The due day of terms for an issue day; undefined for custom ones, which have no rule. */
export function dueDayOf(choice: PaymentTermsChoice, issueDay: CalendarDay): CalendarDay | undefined {
  const terms = PAYMENT_TERMS[choice];
  if ('days' in terms) return addDays(issueDay, terms.days);
  return 'months' in terms ? monthEnd(issueDay, terms.months) : undefined;
}

/**
 * The due day that a text of terms states for an issue day; undefined if it states none. In own wording, "30 days", "30
 * jours" and "net 30" count.
 */
export function statedDueDay(text: string, issueDay: CalendarDay): CalendarDay | undefined {
  const days = daysInText(text);
  return dueDayOf(paymentTermsChoice(text), issueDay) ?? (days === undefined ? undefined : addDays(issueDay, days));
}

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

/** The number of days in a text; undefined if it names none or several. */
function daysInText(text: string): number | undefined {
  const found = [...text.matchAll(/\bnet[\s-]*(\d{1,3})\b|\b(\d{1,3})[\s-]*(?:days?|jours?)\b/gi)];
  const days = new Set(found.map(([, net, plain]) => Number(net ?? plain)));
  return days.size === 1 ? [...days][0] : undefined;
}
