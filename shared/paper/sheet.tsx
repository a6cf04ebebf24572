import type { ReactNode } from 'react';
import type { Issuer } from '#shared/document/issuer.ts';
import type { DocumentPart } from './document-part.ts';
import { pageStyles } from './page-styles.ts';
import { DEFAULT_PAPER_SIZE, paperClass } from './paper.ts';
import { INVOICE_STYLES } from './styles.ts';

type SheetProps = Pick<DocumentPart, 'dictionary'> & {
  readonly company: Pick<Issuer, 'paperSize'>;
  /** What is printed, as a class name. */
  readonly kind: 'invoice' | 'statement';
  /** Styles that only this kind has. */
  readonly styles?: string;
  readonly children: ReactNode;
};

/** The sheet of a document. It brings its own styles, fits any width, and is dark on white in every theme. */
export function Sheet({ company, dictionary, kind, styles = '', children }: SheetProps) {
  return (
    <article
      className={`invoice-document ${kind} ${paperClass(company.paperSize ?? DEFAULT_PAPER_SIZE)}`}
      lang={dictionary.locale}
    >
      <style href={`${kind}-document-${dictionary.locale}`} precedence="default">
        {INVOICE_STYLES + styles + pageStyles(dictionary)}
      </style>
      <div className="invoice-sheet">{children}</div>
    </article>
  );
}
