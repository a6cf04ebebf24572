import type { ReactNode } from 'react';
import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { type Headline, headlineOf } from '#shared/invoice/headline.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { toCents } from '#shared/money.ts';
import { Seller } from '#web/document-page/seller.tsx';
import type { PageState } from './page-state.ts';
import { useFocusInView } from './use-focus-in-view.ts';

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
  const { currency, status } = invoice;
  const headline = totals && headlineOf(invoice, totals.totalCents);
  return (
    <section className="summary">
      <div className="inner" ref={useFocusInView()}>
        <Seller dictionary={dictionary} document={invoice} />
        {notice}
        {headline && (
          <>
            <p className="label">{labelOf(headline, state, dictionary)}</p>
            <p className={status === 'CANCELLED' ? `amount void ${state}` : 'amount'}>
              {dictionary.amount(headline.cents)}
              <span> {currency}</span>
            </p>
          </>
        )}
        <p className={`when ${state}`}>{whenText(invoice, dictionary, { state, today })}</p>
        {children}
      </div>
    </section>
  );
}

function labelOf({ label }: Headline, state: PageState, { document, pay }: InvoiceDictionary): string {
  if (state === 'reported') return pay.amountReported;
  if (state === 'processing') return pay.amountProcessing;
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
  return state === 'draft' || state === 'reported' || state === 'processing'
    ? `${pay.due} ${longDay(dueDate)}`
    : `${dueIn(daysBetween(today, dueDate))} · ${longDay(dueDate)}`;
}
