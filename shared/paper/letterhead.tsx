import { hasRegistrations } from '#shared/document/tax-legend.ts';
import { type DocumentPart, documentTitle } from './document-part.ts';
import { Issuer } from './issuer.tsx';
import { StatusMark } from './status-mark.tsx';

/** The issuer, and the title and number of the document. */
export function Letterhead({ invoice, dictionary, apiHost }: DocumentPart & { apiHost: string }) {
  const { vat, ...company } = invoice.company;
  // The taxes print their own registrations.
  const taxNumber = hasRegistrations(invoice) ? undefined : vat;
  return (
    <header className="invoice-letterhead">
      <Issuer apiHost={apiHost} company={{ ...company, vat: taxNumber }} dictionary={dictionary} />
      <div className="invoice-name">
        <h1>
          {documentTitle({ invoice, dictionary })} <span className="invoice-number">{invoice.invoiceNumber}</span>
        </h1>
        {invoice.creditNoteFor === undefined && <StatusMark invoice={invoice} dictionary={dictionary} />}
      </div>
    </header>
  );
}
