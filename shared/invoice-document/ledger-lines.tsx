import { ledgerLabel, ledgerRows } from '#shared/invoice/ledger-rows.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { TotalsLine } from '#shared/paper/totals.tsx';

type LedgerLinesProps = {
  readonly invoice: PublicInvoice;
  readonly dictionary: InvoiceDictionary;
  readonly totalCents: number;
  /** The URL of a credit note's PDF, where the reader can download it. */
  readonly creditNoteUrl?: (creditNoteId: string) => string;
};

/** The payments, credits and refunds below the total, and what is left to pay. */
export function LedgerLines({ invoice, dictionary, totalCents, creditNoteUrl }: LedgerLinesProps) {
  return ledgerRows(invoice, totalCents).map((row) => {
    const isTotal = row.label === 'balanceDue';
    const value = isTotal ? dictionary.money(row.cents, invoice.currency) : dictionary.amount(row.cents);
    const text = ledgerLabel(row, dictionary);
    const label =
      row.creditNote && creditNoteUrl ? (
        <a download="" href={creditNoteUrl(row.creditNote.id)}>
          {`${text} (PDF)`}
        </a>
      ) : (
        text
      );
    return <TotalsLine isTotal={isTotal} key={row.key} label={label} value={value} />;
  });
}
