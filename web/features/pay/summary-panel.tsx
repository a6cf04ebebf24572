import type { ReactNode } from 'react';
import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { type Headline, headlineOf } from '#shared/invoice/headline.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { toCents } from '#shared/money.ts';
import { Summary } from '#web/document-page/summary.tsx';
import type { PageState } from './page-state.ts';

type SummaryPanelProps = {
  invoice: PublicInvoice;
  /** Undefined if the invoice's items are invalid, so that no amount can be computed. */
  totals: InvoiceTotals | undefined;
  dictionary: InvoiceDictionary;
  state: PageState;
  today: CalendarDay;
  notice: ReactNode;
  /** The ways to pay, in a window with room for them. */
  children: ReactNode;
};

/** Seller, amount and due date, above the ways to pay: the left panel (spec 1 §2.8). */
export function SummaryPanel({ invoice, totals, dictionary, state, today, notice, children }: SummaryPanelProps) {
  const { status, amountClaimed } = invoice;
  const headline = totals && headlineOf(invoice, totals.totalCents);
  const partCents = state === 'reported' && amountClaimed ? toCents(amountClaimed) : undefined;
  return (
    <Summary
      cents={headline && (partCents ?? headline.cents)}
      label={headline ? labelOf(headline, state, dictionary) : ''}
      when={whenText(invoice, dictionary, { state, today })}
      {...(status === 'CANCELLED' && { voidClass: `amount void ${state}` })}
      {...{ document: invoice, dictionary, notice, state }}
    >
      {children}
    </Summary>
  );
}

function labelOf({ label }: Headline, state: PageState, { document, pay }: InvoiceDictionary): string {
  if (state === 'reported') return pay.amountReported;
  if (state === 'processing' || state === 'debited') return pay.amountProcessing;
  return label === 'total' ? document.total : pay[label];
}

type When = { state: PageState; today: CalendarDay };

function whenText(invoice: PublicInvoice, dictionary: InvoiceDictionary, { state, today }: When): string {
  const { status, dueDate, paidAt, amountRefunded, currency } = invoice;
  const { pay, dueIn, longDay, money, refunded } = dictionary;
  if (state === 'closed') return pay.closedHint;
  if (status === 'CANCELLED') return pay.cancelledHint;
  if (state === 'paid') {
    const paid = paidAt && `${pay.paidOn} ${longDay(paidAt)}`;
    return [paid, amountRefunded && refunded(money(toCents(amountRefunded), currency))].filter(Boolean).join(' · ');
  }
  if (!dueDate || state === 'disputed') return '';
  // A payment on its way is not late.
  return state === 'draft' || state === 'reported' || state === 'processing' || state === 'debited'
    ? `${pay.due} ${longDay(dueDate)}`
    : `${dueIn(daysBetween(today, dueDate))} · ${longDay(dueDate)}`;
}
