import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { invoiceTitle, type PrintedInvoice } from '#shared/invoice-document/invoice-part.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { paperHtml } from './paper-html.tsx';
import { PayOnline } from './pay-online.tsx';

/**
 * An invoice or credit note as a self-contained HTML document; its images must be data URIs. It says where to pay while
 * that page takes a payment.
 */
export function invoiceHtml(invoice: PrintedInvoice, payUrl?: string): string {
  const dictionary = dictionaryFor(invoice);
  const { company, attachments: _, ...rest } = invoice;
  const title = invoiceTitle(invoice);
  return paperHtml({
    title,
    dictionary,
    company,
    texts: [rest],
    body: (
      <>
        <InvoiceDocument
          invoice={invoice}
          dictionary={dictionary}
          payOnline={payUrl && takesCardPayment(invoice) && <PayOnline dictionary={dictionary} payUrl={payUrl} />}
        />
        <style href="running-head" precedence="running-head">
          {titleOnPages(title, { paper: paperSizeOf(company), dictionary })}
        </style>
      </>
    ),
  });
}
