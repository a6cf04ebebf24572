import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { invoiceTitle, type PrintedInvoice } from '#shared/invoice-document/invoice-part.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperHtml } from './paper-html.tsx';

/** An invoice or credit note as a self-contained HTML document; its images must be data URIs. */
export function invoiceHtml(invoice: PrintedInvoice, payUrl?: string): string {
  const dictionary = dictionaryFor(invoice);
  const { company, ...rest } = invoice;
  const title = invoiceTitle(invoice);
  return paperHtml({
    title,
    dictionary,
    paperSize: company.paperSize,
    // Images are long and have no text.
    texts: [dictionary, rest, { ...company, logo: undefined, signature: undefined }],
    body: (
      <>
        <InvoiceDocument invoice={invoice} dictionary={dictionary} {...(payUrl && { payUrl })} />
        <style href="running-head" precedence="running-head">
          {titleOnPages(title, { paper: company.paperSize, dictionary })}
        </style>
      </>
    ),
  });
}
