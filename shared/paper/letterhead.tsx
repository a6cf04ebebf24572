import type { ReactNode } from 'react';
import { hasRegistrations } from '#shared/document/tax-legend.ts';
import type { DocumentPart } from './document-part.ts';
import { Issuer } from './issuer.tsx';

type LetterheadProps = DocumentPart & {
  readonly title: string;
  readonly number: string;
  readonly apiHost: string;
  /** Below the title, such as a mark of the document's state. */
  readonly children?: ReactNode;
};

/** The issuer, and the title and number of the document. */
export function Letterhead({ document, dictionary, title, number, apiHost, children }: LetterheadProps) {
  const { vat, ...company } = document.company;
  // The taxes print their own registrations.
  const taxNumber = hasRegistrations(document) ? undefined : vat;
  return (
    <header className="invoice-letterhead">
      <Issuer apiHost={apiHost} company={{ ...company, vat: taxNumber }} dictionary={dictionary} />
      <div className="invoice-name">
        <h1>
          {title} <span className="invoice-number">{number}</span>
        </h1>
        {children}
      </div>
    </header>
  );
}
