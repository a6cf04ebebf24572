import { BILLING, billTo } from '#shared/document/bill-to.ts';
import { fieldsAt } from '#shared/document/fields.ts';
import { headlineOf } from '#shared/invoice/headline.ts';
import { BillTo } from '#shared/paper/bill-to.tsx';
import { Day, Fact } from '#shared/paper/facts.tsx';
import type { InvoicePart } from './invoice-part.ts';

type Props = InvoicePart & { readonly totalCents: number | undefined };

/** Recipient and days, with the amount as a headline. */
export function Overview({ invoice, dictionary, totalCents }: Props) {
  const { creditNoteFor } = invoice;
  const labels = dictionary.document;
  const isCredit = creditNoteFor !== undefined;
  const headline = totalCents === undefined ? null : headlineOf(invoice, totalCents);
  return (
    <div className="invoice-overview">
      <BillTo
        dictionary={dictionary}
        heading={labels[isCredit ? 'creditTo' : 'billTo']}
        recipient={billTo((field) => invoice[BILLING[field]])}
      />
      <dl className="invoice-facts">
        <Day
          dictionary={dictionary}
          day={invoice.issueDate}
          label={labels[isCredit ? 'creditedOn' : 'issueDate']}
          part="issueDate"
        />
        <Day dictionary={dictionary} day={invoice.dueDate} label={labels.dueDate} part="dueDate" />
        {fieldsAt('facts').map((name) => (
          <Fact key={name} label={labels[name]} part={name} value={invoice[name]} />
        ))}
        {invoice.customFields?.map(({ label, value }) => (
          <Fact key={label} label={label} part={`customFields.${label}`} value={value} />
        ))}
        <Fact label={labels.forInvoice} value={creditNoteFor} />
        {headline && (
          <div className={`invoice-headline${invoice.status === 'CANCELLED' ? ' invoice-headline-void' : ''}`}>
            <dt>{labels[isCredit ? 'totalCredited' : headline.label]}</dt>
            <dd>{dictionary.money(headline.cents, invoice.currency)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
