import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { InvoiceTotals } from '#shared/invoice/totals.ts';
import { totalsLabel, totalsRows } from '#shared/invoice/totals-rows.ts';
import { toCents } from '#shared/money.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totals: InvoiceTotals };

/** Subtotal, adjustments above zero, each tax with its registration, and the total with its currency. */
export function Totals({ invoice, dictionary, totals }: Props) {
  const labels = dictionary.document;
  const { amount } = dictionary;
  return (
    <dl className="invoice-totals">
      {totalsRows(invoice, totals).map((row) => (
        <Line
          key={row.tax?.code ?? row.label}
          label={totalsLabel(row, dictionary)}
          note={row.tax?.registration}
          value={amount(row.cents)}
        />
      ))}
      <div className="invoice-total">
        <dt>{labels.total}</dt>
        <dd>{dictionary.money(totals.totalCents, invoice.currency)}</dd>
      </div>
      {invoice.amountPaid && isDue(invoice.status) && (
        <>
          <Line label={labels.amountPaid} value={amount(-toCents(invoice.amountPaid))} />
          <Line label={labels.amountDue} value={dictionary.money(amountDueCents(invoice), invoice.currency)} />
        </>
      )}
    </dl>
  );
}

function Line({ label, note, value }: { label: string; note?: string | undefined; value: string }) {
  return (
    <div>
      <dt>
        {label}
        {note && <span className="invoice-registration"> {note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
