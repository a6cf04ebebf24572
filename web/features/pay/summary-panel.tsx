import { daysBetween } from '#shared/calendar-day.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import { headlineOf } from '#shared/invoice/headline.ts';
import { type PayerState, payerState, todayFor } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { toCents } from '#shared/money.ts';
import { Icon } from '#web/document-page/icons.tsx';
import { Seller } from '#web/document-page/seller.tsx';

type SummaryPanelProps = {
  invoice: PublicInvoice;
  /** Undefined if the invoice's items are invalid, so that no amount can be computed. */
  totals: InvoiceTotals | undefined;
  dictionary: InvoiceDictionary;
};

/** Seller, amount and due date: the left panel (spec 1 §2.8). */
export function SummaryPanel({ invoice, totals, dictionary }: SummaryPanelProps) {
  const { currency, status } = invoice;
  const { document, pay: texts } = dictionary;
  const today = todayFor(invoice);
  const state = payerState(invoice, today);
  const headline = totals && headlineOf(invoice, totals.totalCents);
  return (
    <section className="summary">
      <div className="inner">
        <Seller dictionary={dictionary} document={invoice} />
        {headline && (
          <>
            <p className="label">{headline.label === 'total' ? document.total : texts[headline.label]}</p>
            <p className={status === 'CANCELLED' ? `amount void ${state}` : 'amount'}>
              {dictionary.amount(headline.cents)}
              <span> {currency}</span>
            </p>
          </>
        )}
        <p className={`when ${state}`}>{whenText(invoice, dictionary, { state, today })}</p>
        {totals && !payerCardObstacle(invoice) && (
          <p className="secure">
            <Icon name="lock" />
            {texts.secureShort}
          </p>
        )}
      </div>
    </section>
  );
}

type When = { state: PayerState; today: string };

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
  return state === 'draft'
    ? `${pay.due} ${longDay(dueDate)}`
    : `${dueIn(daysBetween(today, dueDate))} · ${longDay(dueDate)}`;
}
