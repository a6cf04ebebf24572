import type { ReactNode } from 'react';
import { hasRegistrations } from '#shared/document/tax-legend.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { imageSource } from '#shared/image-source.ts';
import { Contact } from './contact.tsx';
import type { DocumentPart } from './document-part.ts';
import { Issuer } from './issuer.tsx';
import { ItemsTable } from './items-table.tsx';
import { Sheet } from './sheet.tsx';
import { TaxLegend } from './tax-legend.tsx';
import { Opening, Texts } from './texts.tsx';
import { Totals } from './totals.tsx';

type PaperDocumentProps = DocumentPart & {
  readonly title: string;
  readonly number: string;
  /** Undefined if the items are invalid: then the document says so. */
  readonly totals: InvoiceTotals | undefined;
  /** What the total is called. */
  readonly totalLabel: string;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost: string;
  /** Below the title. */
  readonly mark?: ReactNode;
  /** Above the items. */
  readonly overview: ReactNode;
  /** Below the name of a line, by its place. */
  readonly noteOf?: (index: number) => ReactNode;
  /** Among the terms. */
  readonly payment?: ReactNode;
  /** Rows below the total. */
  readonly ledger?: ReactNode;
  /** Below the totals. */
  readonly action?: ReactNode;
  /** At the end, below all texts. */
  readonly closing?: ReactNode;
};

/** A document about money on paper: its lines, taxes, totals and texts, and what its kind adds to them. */
export function PaperDocument({ document, dictionary, totals, apiHost, ...kind }: PaperDocumentProps) {
  const part = { document, dictionary };
  const { company } = document;
  return (
    <Sheet company={company} dictionary={dictionary} kind="invoice">
      <Letterhead {...part} apiHost={apiHost} number={kind.number} title={kind.title}>
        {kind.mark}
      </Letterhead>
      {kind.overview}
      <Opening document={document} />
      {totals ? (
        <ItemsTable {...part} noteOf={kind.noteOf} totals={totals} />
      ) : (
        <p className="invoice-invalid" role="alert">
          {dictionary.document.invalidItems}
        </p>
      )}
      <div className="invoice-ending">
        <div className="invoice-summary">
          <div className="invoice-terms">
            <Texts {...part} on="texts" position="first" />
            {kind.payment}
            <Texts {...part} on="texts" position="beside" />
          </div>
          <div>
            {totals && (
              <>
                <Totals {...part} label={kind.totalLabel} totals={totals}>
                  {kind.ledger}
                </Totals>
                <TaxLegend {...part} />
              </>
            )}
            {kind.action}
            <Signature {...part} apiHost={apiHost} />
          </div>
        </div>
        <Contact company={company} dictionary={dictionary} />
      </div>
      <Texts {...part} on="texts" position="below" />
      {kind.closing}
    </Sheet>
  );
}

/** The issuer's signature above its line; renders nothing without one. */
function Signature({ document, dictionary, apiHost }: DocumentPart & { apiHost: string }) {
  const signature = imageSource(document.company.signature, apiHost);
  if (!signature) return null;
  return (
    <div className="invoice-signature">
      <img src={signature} alt={dictionary.document.signature} />
      <p dir="auto">{document.company.name ?? dictionary.document.signature}</p>
    </div>
  );
}

type LetterheadProps = DocumentPart & {
  readonly title: string;
  readonly number: string;
  readonly apiHost: string;
  /** Below the title, such as a mark of the document's state. */
  readonly children?: ReactNode;
};

/** The issuer, and the title and number of the document. */
function Letterhead({ document, dictionary, title, number, apiHost, children }: LetterheadProps) {
  const { vat, ...company } = document.company;
  // The taxes print their own registrations.
  const taxNumber = hasRegistrations(document) ? undefined : vat;
  return (
    <header className="invoice-letterhead">
      <Issuer apiHost={apiHost} company={{ ...company, vat: taxNumber }} dictionary={dictionary} />
      <div className="invoice-name">
        <h1>
          {title}{' '}
          <span className="invoice-number" data-part="invoiceNumber">
            {number}
          </span>
        </h1>
        {children}
      </div>
    </header>
  );
}
