import { isOpen } from '#shared/invoice/payer-state.ts';
import { Contact } from '#shared/paper/contact.tsx';
import type { DocumentPart } from '#shared/paper/document-part.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { ItemsTable } from '#shared/paper/items-table.tsx';
import { Letterhead } from '#shared/paper/letterhead.tsx';
import { Notes, notesPosition } from '#shared/paper/notes.tsx';
import { pageStyles } from '#shared/paper/page-styles.ts';
import { DEFAULT_PAPER_SIZE, paperClass } from '#shared/paper/paper.ts';
import { Signature } from '#shared/paper/signature.tsx';
import { INVOICE_STYLES } from '#shared/paper/styles.ts';
import { TaxLegend } from '#shared/paper/tax-legend.tsx';
import { Totals } from '#shared/paper/totals.tsx';
import { Overview } from './overview.tsx';
import { Payment } from './payment.tsx';

type Props = DocumentPart & {
  /** URL of the card payment page: a button on screen, an address in print. */
  readonly payUrl?: string;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/**
 * The invoice document, shared by the editor's preview, the pay page and the PDF (spec 1 §2.12); it draws credit notes,
 * too. It brings its own styles, fits any width, and is dark on white in every theme.
 */
export function InvoiceDocument({ invoice, dictionary, payUrl, apiHost = '/api' }: Props) {
  const totals = documentTotals(invoice);
  const part = { invoice, dictionary };
  const notes = notesPosition(invoice.additionalNotes);
  const paper = paperClass(invoice.company.paperSize ?? DEFAULT_PAPER_SIZE);
  return (
    <article className={`invoice-document ${paper}`} lang={dictionary.locale}>
      <style href={`invoice-document-${dictionary.locale}`} precedence="default">
        {INVOICE_STYLES + pageStyles(dictionary)}
      </style>
      <div className="invoice-sheet">
        <Letterhead {...part} apiHost={apiHost} />
        <Overview {...part} totalCents={totals?.totalCents} />
        {totals ? (
          <ItemsTable {...part} totals={totals} />
        ) : (
          <p className="invoice-invalid" role="alert">
            {dictionary.document.invalidItems}
          </p>
        )}
        <div className="invoice-ending">
          <div className="invoice-summary">
            <div className="invoice-terms">
              {invoice.creditNoteFor === undefined && <Payment {...part} payUrl={payUrl} />}
              {notes === 'beside' && <Notes {...part} />}
            </div>
            <div>
              {totals && <Totals {...part} totals={totals} />}
              {totals && <TaxLegend {...part} />}
              {payUrl && isOpen(invoice) && (
                <a className="invoice-pay" href={payUrl}>
                  {dictionary.document.payInvoice}
                </a>
              )}
              <Signature {...part} apiHost={apiHost} />
            </div>
          </div>
          <Contact company={invoice.company} dictionary={dictionary} />
        </div>
        {notes === 'below' && <Notes {...part} />}
      </div>
    </article>
  );
}
