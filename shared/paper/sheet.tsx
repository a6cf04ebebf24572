import type { ReactNode } from 'react';
import type { Issuer } from '#shared/document/issuer.ts';
import { brandStyle } from './brand-style.ts';
import type { DocumentPart } from './document-part.ts';
import { footOnPages, pageStyles } from './page-styles.ts';
import { paperClass, paperSizeOf } from './paper.ts';
import { INVOICE_STYLES } from './styles.ts';

type SheetProps = Pick<DocumentPart, 'dictionary'> & {
  readonly company: Issuer;
  /** What is printed, as a class name. */
  readonly kind: 'invoice' | 'statement' | 'tax-summary';
  /** Styles that only this kind has. */
  readonly styles?: string;
  readonly children: ReactNode;
};

/** The sheet of a document. It brings its own styles, fits any width, and is dark on white in every theme. */
export function Sheet({ company, dictionary, kind, styles = '', children }: SheetProps) {
  const paper = paperSizeOf(company);
  const { documentLayout = 'plain', footerLine } = company;
  return (
    <article
      className={`invoice-document ${kind} invoice-${documentLayout} ${paperClass(paper)}`}
      lang={dictionary.locale}
      style={brandStyle(company)}
    >
      <style href={`${kind}-document-${dictionary.locale}`} precedence="default">
        {INVOICE_STYLES + styles + pageStyles(dictionary)}
      </style>
      <div className="invoice-sheet">{children}</div>
      {footerLine && (
        <>
          <style>{footOnPages(footerLine, paper)}</style>
          <p className="invoice-foot" dir="auto">
            {footerLine}
          </p>
        </>
      )}
    </article>
  );
}
