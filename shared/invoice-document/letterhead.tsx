import { imageSource } from '#shared/image-source.ts';
import { hasRegistrations } from '#shared/invoice/tax-legend.ts';
import { AddressLines } from './address-lines.tsx';
import { type DocumentPart, documentTitle } from './document-part.ts';
import { StatusMark } from './status-mark.tsx';

/** The issuer, and the title and number of the document. */
export function Letterhead({ invoice, dictionary, apiHost }: DocumentPart & { apiHost: string }) {
  const { company } = invoice;
  const logo = imageSource(company.logo, apiHost);
  return (
    <header className="invoice-letterhead">
      <div className="invoice-issuer">
        {logo && <img className="invoice-logo" src={logo} alt={company.name ?? ''} />}
        {company.name && (
          <p className="invoice-strong" dir="auto">
            {company.name}
          </p>
        )}
        <address>
          <AddressLines address={company} dictionary={dictionary} />
        </address>
        {company.vat && !hasRegistrations(invoice) && (
          <p>
            {dictionary.document.taxNumber} {company.vat}
          </p>
        )}
        {company.registrationNumber && (
          <p>
            {dictionary.document.registrationNumber} {company.registrationNumber}
          </p>
        )}
      </div>
      <div className="invoice-name">
        <h1>
          {documentTitle({ invoice, dictionary })} <span className="invoice-number">{invoice.invoiceNumber}</span>
        </h1>
        {invoice.creditNoteFor === undefined && <StatusMark invoice={invoice} dictionary={dictionary} />}
      </div>
    </header>
  );
}
