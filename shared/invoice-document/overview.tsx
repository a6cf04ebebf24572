import type { ReactNode } from 'react';
import { BILLING, billTo } from '#shared/document/bill-to.ts';
import { fieldsAt } from '#shared/document/fields.ts';
import { headlineOf } from '#shared/invoice/headline.ts';
import { AddressLines } from '#shared/paper/address-lines.tsx';
import type { InvoicePart } from './invoice-part.ts';

type Props = InvoicePart & { readonly totalCents: number | undefined };

/** Recipient and days, with the amount as a headline. */
export function Overview({ invoice, dictionary, totalCents }: Props) {
  const { creditNoteFor } = invoice;
  const isCredit = creditNoteFor !== undefined;
  const headline = totalCents === undefined ? null : headlineOf(invoice, totalCents);
  return (
    <div className="invoice-overview">
      <BillTo invoice={invoice} dictionary={dictionary} />
      <dl className="invoice-facts">
        <Day
          label={dictionary.document[isCredit ? 'creditedOn' : 'issueDate']}
          day={invoice.issueDate}
          dictionary={dictionary}
        />
        <Day label={dictionary.document.dueDate} day={invoice.dueDate} dictionary={dictionary} />
        {fieldsAt('facts').map((name) => (
          <Fact key={name} label={dictionary.document[name]} value={invoice[name]} />
        ))}
        <Fact label={dictionary.document.forInvoice} value={creditNoteFor} />
        {headline && (
          <div className={`invoice-headline${invoice.status === 'CANCELLED' ? ' invoice-headline-void' : ''}`}>
            <dt>{dictionary.document[isCredit ? 'totalCredited' : headline.label]}</dt>
            <dd>{dictionary.money(headline.cents, invoice.currency)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function BillTo({ invoice, dictionary }: InvoicePart) {
  const { name, email, phone, ...address } = billTo((field) => invoice[BILLING[field]]);
  return (
    <section className="invoice-bill-to">
      <h2>{dictionary.document[invoice.creditNoteFor === undefined ? 'billTo' : 'creditTo']}</h2>
      {name && (
        <p className="invoice-strong" dir="auto">
          {name}
        </p>
      )}
      <address>
        <AddressLines address={address} dictionary={dictionary} />
        {email && <p>{email}</p>}
        {phone && <p>{phone}</p>}
      </address>
    </section>
  );
}

function Day({ label, day, dictionary }: Pick<InvoicePart, 'dictionary'> & { label: string; day: string }) {
  return <Fact label={label} value={day && <time dateTime={day}>{dictionary.longDay(day)}</time>} />;
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
