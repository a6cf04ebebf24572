import type { InvoiceTotals } from '#shared/document/totals.ts';
import { totalsLabel, totalsRows } from '#shared/document/totals-rows.ts';
import { type LedgerRow, ledgerLabel, ledgerRows } from '#shared/invoice/ledger-rows.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totals: InvoiceTotals };

/** Subtotal, adjustments above zero, each tax with its registration, the total with its currency, and payments. */
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
        <dt>{labels[invoice.creditNoteFor === undefined ? 'total' : 'totalCredited']}</dt>
        <dd>{dictionary.money(totals.totalCents, invoice.currency)}</dd>
      </div>
      {ledgerRows(invoice, totals.totalCents).map((row) => (
        <LedgerLine dictionary={dictionary} invoice={invoice} key={row.key} row={row} />
      ))}
    </dl>
  );
}

function LedgerLine({ invoice, dictionary, row }: DocumentPart & { row: LedgerRow }) {
  const label = ledgerLabel(row, dictionary);
  if (row.label !== 'balanceDue') return <Line label={label} value={dictionary.amount(row.cents)} />;
  return (
    <div className="invoice-total">
      <dt>{label}</dt>
      <dd>{dictionary.money(row.cents, invoice.currency)}</dd>
    </div>
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
