import type { Issuer as IssuingCompany } from '#shared/document/issuer.ts';
import { AddressLines } from './address-lines.tsx';
import type { DocumentPart } from './document-part.ts';
import { isLogoBeside, Logo } from './logo.tsx';

type IssuerProps = Pick<DocumentPart, 'dictionary'> & { readonly company: IssuingCompany; readonly apiHost: string };

/** The issuer of a document: logo, name, address and numbers. */
export function Issuer({ company, dictionary, apiHost }: IssuerProps) {
  return (
    <div className={isLogoBeside(company) ? 'invoice-issuer invoice-beside' : 'invoice-issuer'}>
      <Logo apiHost={apiHost} company={company} />
      {company.name && (
        <p className="invoice-strong" dir="auto">
          {company.name}
        </p>
      )}
      <address>
        <AddressLines address={company} dictionary={dictionary} />
      </address>
      {company.vat && (
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
  );
}
