import { addressLines } from '#shared/address-lines.ts';
import { daysBetween } from '#shared/calendar-day.ts';
import { imageSource } from '#shared/image-source.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import { payerState, todayFor } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { hasRegistrations } from '#shared/invoice/tax-legend.ts';
import type { InvoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Icon } from './icons.tsx';

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
  const isPayable = isDue(status) && state !== 'disputed';
  return (
    <section className="summary">
      <div className="inner">
        <Seller dictionary={dictionary} invoice={invoice} />
        {totals && (
          <>
            <p className="label">
              {status === 'PAID' ? texts.amountPaid : isPayable ? texts.amountDue : document.total}
            </p>
            <p className={status === 'CANCELLED' ? 'amount void' : 'amount'}>
              {dictionary.amount(isPayable ? amountDueCents(invoice) : totals.totalCents)}
              <span> {currency}</span>
            </p>
          </>
        )}
        <p className={`when ${state}`}>{whenText(invoice, dictionary, today)}</p>
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

function Seller({ invoice, dictionary }: Pick<SummaryPanelProps, 'invoice' | 'dictionary'>) {
  const { company } = invoice;
  const address = addressLines(company, dictionary.place).join(', ');
  return (
    <div className="seller">
      {company.logo && <img alt="" className="logo" src={imageSource(company.logo, '/api')} />}
      <div>
        <p className="name">{company.name}</p>
        {address && <p>{address}</p>}
        {company.vat && !hasRegistrations(invoice) && (
          <p>
            {dictionary.document.taxNumber} {company.vat}
          </p>
        )}
      </div>
    </div>
  );
}

function whenText(invoice: PublicInvoice, { pay, dueIn, longDay }: InvoiceDictionary, today: string): string {
  const { status, dueDate, paidAt, isDisputed } = invoice;
  if (status === 'CANCELLED') return pay.cancelledHint;
  if (status === 'PAID') return paidAt ? `${pay.paidOn} ${longDay(paidAt)}` : '';
  if (!dueDate || isDisputed) return '';
  return status === 'DRAFT'
    ? `${pay.due} ${longDay(dueDate)}`
    : `${dueIn(daysBetween(today, dueDate))} · ${longDay(dueDate)}`;
}
