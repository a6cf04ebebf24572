import type { InvoiceTotals } from '#shared/document/totals.ts';
import { totalsLabel, totalsRows } from '#shared/document/totals-rows.ts';
import { type LedgerRow, ledgerLabel, ledgerRows } from '#shared/invoice/ledger-rows.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { creditNoteUrl } from './invoice-calls.ts';
import { Row } from './row.tsx';
import { TaxLegend } from './tax-legend.tsx';

type TotalsProps = {
  invoice: PublicInvoice;
  totals: InvoiceTotals;
  dictionary: InvoiceDictionary;
};

/**
 * Subtotal, adjustments greater than 0, taxes and total (spec 1 §9), the payments, and the legend of the lines' marks.
 */
export function Totals({ invoice, totals, dictionary }: TotalsProps) {
  const { document: labels, amount, money } = dictionary;
  return (
    <>
      <dl className="totals">
        {totalsRows(invoice, totals).map((row) => (
          <Row
            key={row.tax?.code ?? row.label}
            label={[totalsLabel(row, dictionary), row.tax?.registration].filter(Boolean).join(' ')}
            value={amount(row.cents)}
          />
        ))}
        <Row isTotal label={labels.total} value={money(totals.totalCents, invoice.currency)} />
        {ledgerRows(invoice, totals.totalCents).map((row) => {
          const isTotal = row.label === 'balanceDue';
          const value = isTotal ? money(row.cents, invoice.currency) : amount(row.cents);
          const label = <LedgerLabel dictionary={dictionary} invoiceId={invoice.id} row={row} />;
          return <Row isTotal={isTotal} key={row.key} label={label} value={value} />;
        })}
      </dl>
      <TaxLegend dictionary={dictionary} invoice={invoice} />
    </>
  );
}

type LedgerLabelProps = { row: LedgerRow; invoiceId: string; dictionary: InvoiceDictionary };

/** The label of a row below the total; that of a credit note downloads its PDF. */
function LedgerLabel({ row, invoiceId, dictionary }: LedgerLabelProps) {
  const label = ledgerLabel(row, dictionary);
  if (!row.creditNote) return label;
  return (
    <a download="" href={creditNoteUrl(invoiceId, row.creditNote.id)}>
      {`${label} (PDF)`}
    </a>
  );
}
