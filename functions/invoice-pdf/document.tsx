import { renderToStaticMarkup } from 'react-dom/server';
import { documentTitle, type PrintedInvoice } from '#shared/invoice-document/document-part.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { runningHeadStyles } from '#shared/invoice-document/page-styles.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { fontFaces } from './fonts.ts';
import { lastLineStyles } from './last-line.ts';

/** The document runs and loads nothing; this enforces it in any browser. */
const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

/**
 * An invoice or credit note as a self-contained HTML document; images must be data URIs by now. All entered text is
 * React text: it cannot become markup.
 */
export function invoiceHtml(invoice: PrintedInvoice, payUrl?: string): string {
  const dictionary = dictionaryFor(invoice);
  const markup = renderToStaticMarkup(
    <html lang={dictionary.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={CONTENT_POLICY} />
        <title>{`${documentTitle({ invoice, dictionary })} ${invoice.invoiceNumber}`}</title>
        <style href="paper" precedence="fonts">
          {`${fontFaces(textsOf(invoice, dictionary))} body { margin: 0 } ${lastLineStyles(invoice.company.paperSize)}`}
        </style>
      </head>
      <body>
        <InvoiceDocument invoice={invoice} dictionary={dictionary} {...(payUrl && { payUrl })} />
        <style href="running-head" precedence="running-head">
          {runningHeadStyles({ invoice, dictionary })}
        </style>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** The text that the document may contain, without its images, which are long and have none. */
function textsOf({ company, ...rest }: PrintedInvoice, dictionary: DocumentDictionary): string {
  return JSON.stringify([dictionary, rest, { ...company, logo: undefined, signature: undefined }]);
}
