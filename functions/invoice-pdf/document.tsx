import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { documentTitle, type PrintedInvoice } from '#shared/paper/document-part.ts';
import { runningHeadStyles } from '#shared/paper/page-styles.ts';
import { paperHtml } from './paper-html.tsx';

/** What a document is called in its PDF: its kind and number. */
export function invoiceTitle(invoice: PrintedInvoice): string {
  return `${documentTitle({ invoice, dictionary: dictionaryFor(invoice) })} ${invoice.invoiceNumber}`;
}

/** An invoice or credit note as a self-contained HTML document; its images must be data URIs. */
export function invoiceHtml(invoice: PrintedInvoice, payUrl?: string): string {
  const dictionary = dictionaryFor(invoice);
  const { company, ...rest } = invoice;
  return paperHtml({
    title: invoiceTitle(invoice),
    dictionary,
    paperSize: company.paperSize,
    // Images are long and have no text.
    texts: [dictionary, rest, { ...company, logo: undefined, signature: undefined }],
    body: (
      <>
        <InvoiceDocument invoice={invoice} dictionary={dictionary} {...(payUrl && { payUrl })} />
        <style href="running-head" precedence="running-head">
          {runningHeadStyles({ invoice, dictionary })}
        </style>
      </>
    ),
  });
}
