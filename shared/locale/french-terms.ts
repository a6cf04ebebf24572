import type { CalendarDay } from '#shared/calendar-day.ts';
import {
  dueByDay,
  PAYMENT_TERMS,
  type PaymentTermsChoice,
  paymentTermsChoice,
} from '#shared/document/payment-terms.ts';

/** The product's own payment terms in French; anything else as typed. */
export function frenchTerms(text: string, longDay: (day: CalendarDay) => string): string {
  const choice = paymentTermsChoice(text);
  const terms = PAYMENT_TERMS[choice];
  const known = OTHERS[choice];
  if (known) return known;
  if ('days' in terms) return `Paiement exigible dans les ${terms.days} jours suivant la date de facturation.`;
  const day = dueByDay(text);
  return day ? `Paiement exigible au plus tard le ${longDay(day)}.` : text;
}

/** Those that are no number of days. */
const OTHERS: Partial<Record<PaymentTermsChoice, string>> = {
  due_on_receipt: 'Paiement exigible à la réception de la facture.',
  end_of_month: 'Paiement exigible au plus tard à la fin du mois de la date de facturation.',
  end_of_next_month: 'Paiement exigible au plus tard à la fin du mois suivant la date de facturation.',
};
