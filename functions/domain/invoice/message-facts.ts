import { PRODUCT_NAME } from '#shared/brand.ts';
import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import { isUnsettled } from '#shared/invoice/headline.ts';
import { isOpen, payerState } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';
import type { MessageFacts } from '#shared/locale/message-facts.ts';
import { toCents } from '#shared/money.ts';

/** The input of a message about an invoice; `today` is the day in the business's time zone. */
export type MessageInput = {
  readonly invoice: PublicInvoice;
  readonly today: CalendarDay;
  readonly siteUrl: string;
  readonly dictionary: Dictionary;
};

/** The facts that a message about an invoice states. */
export function factsOf({ invoice, today, dictionary }: Omit<MessageInput, 'siteUrl'>): MessageFacts {
  const { company, currency, dueDate, amountPaid = 0, amountCredited = 0, amountRefunded } = invoice;
  const state = payerState(invoice, today);
  const cents = isUnsettled(invoice) ? amountDueCents(invoice) : invoiceTotals(invoice).totalCents;
  return {
    state,
    number: invoice.invoiceNumber,
    company: company.name || PRODUCT_NAME,
    amount: dictionary.money(cents, currency),
    isBalance: isUnsettled(invoice) && amountPaid + amountCredited > 0,
    ...(amountRefunded && { refunded: dictionary.money(toCents(amountRefunded), currency) }),
    dueDate: dictionary.longDay(dueDate),
    days: daysBetween(today, dueDate),
    takesCards: takesCardPayment(invoice),
    takesDebits: invoice.takesDebits,
    ...chargeOf(invoice, { today, dictionary }),
  };
}

/** The charge of the saved card or bank account that is ahead; a reported e-Transfer makes it wait. */
function chargeOf(invoice: PublicInvoice, { today, dictionary }: Pick<MessageInput, 'today' | 'dictionary'>) {
  const { chargedOn: day, savedCard: card, claimedOn } = invoice;
  if (!day || !card || claimedOn || !isOpen(invoice)) return {};
  return { charge: { card, day: dictionary.longDay(day), isToday: daysBetween(today, day) <= 0 } };
}

/** The link where the recipient views and pays the invoice. */
export function payUrl({ invoice, siteUrl }: Pick<MessageInput, 'invoice' | 'siteUrl'>): string {
  return `${siteUrl}/pay/${invoice.id}`;
}
