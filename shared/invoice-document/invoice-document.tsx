import { type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import { ledgerLabel, ledgerRows } from '#shared/invoice/ledger-rows.ts';
import { isOpen } from '#shared/invoice/payer-state.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { Contact } from '#shared/paper/contact.tsx';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { ItemsTable } from '#shared/paper/items-table.tsx';
import { Letterhead } from '#shared/paper/letterhead.tsx';
import { pageStyles } from '#shared/paper/page-styles.ts';
import { DEFAULT_PAPER_SIZE, paperClass } from '#shared/paper/paper.ts';
import { notesPosition, PrintedText } from '#shared/paper/printed-text.tsx';
import { Signature } from '#shared/paper/signature.tsx';
import { INVOICE_STYLES } from '#shared/paper/styles.ts';
import { TaxLegend } from '#shared/paper/tax-legend.tsx';
import { Totals, TotalsLine } from '#shared/paper/totals.tsx';
import { type InvoicePart, kindTitle } from './invoice-part.ts';
import { Overview } from './overview.tsx';
import { Payment } from './payment.tsx';
import { StatusMark } from './status-mark.tsx';

type Props = InvoicePart & {
  /** URL of the card payment page: a button on screen, an address in print. */
  readonly payUrl?: string;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/**
 * The invoice on paper, for the editor's preview and the PDF (spec 1 §2.12); it draws credit notes, too. It brings its
 * own styles, fits any width, and is dark on white in every theme.
 */
export function InvoiceDocument({ invoice, dictionary, payUrl, apiHost = '/api' }: Props) {
  const totals = documentTotals(invoice);
  const part = { invoice, dictionary };
  const printed = { document: invoice, dictionary };
  const labels = dictionary.document;
  const isCredit = invoice.creditNoteFor !== undefined;
  const paper = paperClass(invoice.company.paperSize ?? DEFAULT_PAPER_SIZE);
  return (
    <article className={`invoice-document ${paper}`} lang={dictionary.locale}>
      <style href={`invoice-document-${dictionary.locale}`} precedence="default">
        {INVOICE_STYLES + pageStyles(dictionary)}
      </style>
      <div className="invoice-sheet">
        <Letterhead {...printed} apiHost={apiHost} number={invoice.invoiceNumber} title={kindTitle(part)}>
          {!isCredit && <StatusMark {...part} />}
        </Letterhead>
        <Overview {...part} totalCents={totals?.totalCents} />
        {totals ? (
          <ItemsTable {...printed} totals={totals} />
        ) : (
          <p className="invoice-invalid" role="alert">
            {labels.invalidItems}
          </p>
        )}
        <div className="invoice-ending">
          <div className="invoice-summary">
            <div className="invoice-terms">
              <Texts {...part} position="first" />
              {!isCredit && <Payment {...part} payUrl={payUrl} />}
              <Texts {...part} position="beside" />
            </div>
            <div>
              {totals && (
                <>
                  <Totals {...printed} label={isCredit ? labels.totalCredited : labels.total} totals={totals}>
                    <LedgerLines {...part} totalCents={totals.totalCents} />
                  </Totals>
                  <TaxLegend {...printed} />
                </>
              )}
              {payUrl && isOpen(invoice) && (
                <a className="invoice-pay" href={payUrl}>
                  {labels.payInvoice}
                </a>
              )}
              <Signature {...printed} apiHost={apiHost} />
            </div>
          </div>
          <Contact company={invoice.company} dictionary={dictionary} />
        </div>
        <Texts {...part} position="below" />
      </div>
    </article>
  );
}

/** Above the payment method, below it beside the totals, or below everything. */
type Position = 'first' | 'beside' | 'below';

const TEXTS: Readonly<
  Record<FieldAt<'texts'>, (text: string, dictionary: DocumentDictionary) => { position: Position; text: string }>
> = {
  paymentTerms: (terms, dictionary) => ({ position: 'first', text: dictionary.terms(terms) }),
  additionalNotes: (notes) => ({ position: notesPosition(notes), text: notes }),
};

function Texts({ invoice, dictionary, position }: InvoicePart & { readonly position: Position }) {
  return fieldsAt('texts').map((name) => {
    const entered = invoice[name];
    const printed = entered && TEXTS[name](entered, dictionary);
    if (!printed || printed.position !== position) return null;
    return <PrintedText heading={dictionary.document[name]} key={name} text={printed.text} />;
  });
}

/** The payments, credits and refunds below the total, and what is left to pay. */
function LedgerLines({ invoice, dictionary, totalCents }: InvoicePart & { readonly totalCents: number }) {
  return ledgerRows(invoice, totalCents).map((row) => {
    const isTotal = row.label === 'balanceDue';
    const value = isTotal ? dictionary.money(row.cents, invoice.currency) : dictionary.amount(row.cents);
    return <TotalsLine isTotal={isTotal} key={row.key} label={ledgerLabel(row, dictionary)} value={value} />;
  });
}
