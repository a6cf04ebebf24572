import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { PaymentTermsChoice } from '#shared/invoice/payment-terms.ts';

/** The day on which an invoice is due under its payment terms; undefined where they, or the issue date, name none. */
export function termsDueDate(choice: PaymentTermsChoice, issueDate: CalendarDay): CalendarDay | undefined {
  if (choice === 'custom' || !issueDate) return undefined;
  return addDays(issueDate, choice === 'due_on_receipt' ? 0 : Number(/\d+/.exec(choice)?.[0]));
}
