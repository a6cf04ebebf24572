import type { InvoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { LedgerLines } from '#shared/invoice-document/ledger-lines.tsx';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { TaxLegend } from '#shared/paper/tax-legend.tsx';
import { Totals as DocumentTotals } from '#shared/paper/totals.tsx';
import { creditNoteUrl } from './invoice-calls.ts';

type TotalsProps = {
  invoice: PublicInvoice;
  totals: InvoiceTotals;
  dictionary: InvoiceDictionary;
};

/**
 * Subtotal, adjustments greater than 0, taxes and total (spec 1 §9), the payments, and the legend of the lines' marks.
 */
export function Totals({ invoice, totals, dictionary }: TotalsProps) {
  const part = { document: invoice, dictionary };
  return (
    <>
      <DocumentTotals {...part} label={dictionary.document.total} totals={totals}>
        <LedgerLines
          creditNoteUrl={(id) => creditNoteUrl(invoice.id, id)}
          dictionary={dictionary}
          invoice={invoice}
          totalCents={totals.totalCents}
        />
      </DocumentTotals>
      <TaxLegend {...part} />
    </>
  );
}
