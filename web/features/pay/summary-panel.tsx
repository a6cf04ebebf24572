import { imageSource } from '#shared/image-source.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { addressLine } from './address-line.ts';
import { Icon } from './icons.tsx';

type SummaryPanelProps = { invoice: PublicInvoice; dictionary: InvoiceDictionary };

/** Who asks for how much, until when: the left panel (spec 1 §2.8). */
export function SummaryPanel({ invoice, dictionary }: SummaryPanelProps) {
  const { company, currency, status } = invoice;
  const cents = isDue(status) ? amountDueCents(invoice) : invoiceTotals(invoice).totalCents;
  const texts = dictionary.pay;
  const label =
    status === 'PAID' ? texts.amountPaid : status === 'CANCELLED' ? dictionary.document.total : texts.amountDue;
  return (
    <section className="summary">
      <div className="inner">
        <Seller company={company} taxLabel={dictionary.document.taxNumber} />
        <p className="label">{label}</p>
        <p className={status === 'CANCELLED' ? 'amount void' : 'amount'}>
          {dictionary.amount(cents)}
          <span> {currency}</span>
        </p>
        <p className={`when ${status.toLowerCase()}`}>{whenText(invoice, dictionary)}</p>
        {isDue(status) && company.paymentSettings.paymentIntegrationEnabled && (
          <p className="secure">
            <Icon name="lock" />
            {texts.secure}
          </p>
        )}
      </div>
    </section>
  );
}

function Seller({ company, taxLabel }: { company: PublicInvoice['company']; taxLabel: string }) {
  const address = addressLine(company);
  return (
    <div className="seller">
      {company.logo && <img alt="" className="logo" src={imageSource(company.logo, '/api')} />}
      <div>
        <p className="name">{company.name}</p>
        {address && <p>{address}</p>}
        {company.vat && (
          <p>
            {taxLabel} {company.vat}
          </p>
        )}
      </div>
    </div>
  );
}

function whenText({ status, dueDate, paidAt }: PublicInvoice, { pay, longDay }: InvoiceDictionary): string {
  if (status === 'CANCELLED') return pay.cancelledHint;
  if (status === 'OVERDUE') return `${pay.overdue} ${longDay(dueDate)}`;
  if (status === 'PAID') return paidAt ? `${pay.paidOn} ${longDay(paidAt)}` : '';
  return `${pay.due} ${longDay(dueDate)}`;
}
