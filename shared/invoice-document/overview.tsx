import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { BILLING, billTo } from '#shared/invoice/bill-to.ts';
import { isDue } from '#shared/invoice/status.ts';
import { AddressLines } from './address-lines.tsx';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totalCents: number | undefined };

/** Recipient and days, with the amount as a headline. */
export function Overview({ invoice, dictionary, totalCents }: Props) {
  return (
    <div className="invoice-overview">
      <BillTo invoice={invoice} dictionary={dictionary} />
      <dl className="invoice-facts">
        <Day label={dictionary.document.issueDate} day={invoice.issueDate} dictionary={dictionary} />
        <Day label={dictionary.document.dueDate} day={invoice.dueDate} dictionary={dictionary} />
        {totalCents !== undefined && (
          <div className={`invoice-headline${invoice.status === 'CANCELLED' ? ' invoice-headline-void' : ''}`}>
            <dt>{headlineLabel({ invoice, dictionary })}</dt>
            <dd>{dictionary.money(isDue(invoice.status) ? amountDueCents(invoice) : totalCents, invoice.currency)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function BillTo({ invoice, dictionary }: DocumentPart) {
  const { name, email, phone, ...address } = billTo((field) => invoice[BILLING[field]]);
  return (
    <section className="invoice-bill-to">
      <h2>{dictionary.document.billTo}</h2>
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

function Day({ label, day, dictionary }: Pick<DocumentPart, 'dictionary'> & { label: string; day: string }) {
  if (!day) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={day}>{dictionary.longDay(day)}</time>
      </dd>
    </div>
  );
}

function headlineLabel({ invoice, dictionary }: DocumentPart): string {
  if (invoice.status === 'PAID') return dictionary.document.amountPaid;
  return invoice.status === 'CANCELLED' ? dictionary.document.total : dictionary.document.amountDue;
}
