import type { CalendarDay } from '#shared/calendar-day.ts';
import { dueByDay, type PaymentTermsChoice, paymentTermsChoice } from '#shared/document/payment-terms.ts';

/** The product's own payment terms in French; anything else as typed. */
export function frenchTerms(text: string, longDay: (day: CalendarDay) => string): string {
  const choice = paymentTermsChoice(text);
  if (choice !== 'custom') return TERMS[choice];
  const day = dueByDay(text);
  return day ? `Paiement exigible au plus tard le ${longDay(day)}.` : text;
}

const within = (days: number) => `Paiement exigible dans les ${days} jours suivant la date de facturation.`;

const TERMS: Readonly<Record<Exclude<PaymentTermsChoice, 'custom'>, string>> = {
  due_on_receipt: 'Paiement exigible à la réception de la facture.',
  due_in_7_days: within(7),
  due_in_14_days: within(14),
  due_in_15_days: within(15),
  due_in_30_days: within(30),
  due_in_45_days: within(45),
  due_in_60_days: within(60),
  due_in_90_days: within(90),
  end_of_month: 'Paiement exigible au plus tard à la fin du mois de la date de facturation.',
  end_of_next_month: 'Paiement exigible au plus tard à la fin du mois suivant la date de facturation.',
};
