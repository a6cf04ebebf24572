import type { LedgerStore } from '#functions/domain/invoice/ledger-store.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Pdf } from '#functions/http/request.ts';
import { COPY_MARK } from '#shared/invoice/copy-mark.ts';
import { maskedInvoice } from '#shared/invoice/masked-invoice.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { creditNoteOf } from '#shared/invoice-document/credit-note.ts';
import type { PrintedInvoice } from '#shared/invoice-document/invoice-part.ts';
import { invoiceTitle } from '#shared/invoice-document/invoice-part.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import type { CachedPdfs } from './cached-pdfs.ts';
import { invoiceHtml } from './document.tsx';

type Parts = {
  invoices: PublishedInvoices;
  ledger: Pick<LedgerStore, 'findCredit'>;
  cached: CachedPdfs;
  /** Origin of the site, for the pay link. */
  siteUrl?: string;
};

/** The PDFs of invoices and credit notes. */
export function invoicePdfs({ invoices, ledger, cached, siteUrl }: Parts) {
  const bytesOf = (invoice: PrintedInvoice, payUrl?: string) =>
    cached.of(invoice, {
      folder: invoice.id,
      title: invoiceTitle(invoice),
      html: (printed) => invoiceHtml(printed, payUrl),
    });

  async function pdfOf(found: PublishedInvoice | undefined, mark = ''): Promise<Pdf> {
    const { invoice } = orNotFound(found, 'invoice');
    const bytes = await bytesOf(invoice, siteUrl ? `${siteUrl}/pay/${invoice.id}${mark}` : undefined);
    return { bytes, fileName: fileNameOf(invoice) };
  }

  async function maskedPdf(found: PublishedInvoice | undefined, businessId: string): Promise<Pdf> {
    const { invoice } = orNotFound(found?.business.id === businessId && found, 'invoice');
    return { bytes: await bytesOf(maskedInvoice(invoice)), fileName: fileNameOf(invoice) };
  }

  type CreditNote = { readonly id: string; readonly creditNoteId: string };

  async function creditNotePdf(find: PublishedInvoices['find'], { id, creditNoteId }: CreditNote): Promise<Pdf> {
    const [found, stored] = await Promise.all([find(id), ledger.findCredit(id, creditNoteId)]);
    const { invoice } = orNotFound(found, 'invoice');
    const credit = orNotFound(stored, 'creditNote');
    const dictionary = dictionaryFor(invoice);
    const bytes = await bytesOf(creditNoteOf(invoice, credit, dictionary));
    return { bytes, fileName: dictionary.creditNotePdfName(credit.number) };
  }

  return {
    /** The PDF of an invoice as it is now. Throws NOT_FOUND for an unknown one, UNAVAILABLE if printing fails. */
    read: async (invoiceId: string) => pdfOf(await invoices.find(invoiceId)),
    /** The same of a business's own invoice, with bank numbers masked and without the link to pay it. */
    readMasked: async ({ id, businessId }: { readonly id: string; readonly businessId: string }) =>
      maskedPdf(await invoices.find(id), businessId),
    /** The PDF of an invoice as if sent now, never marked as a draft. */
    readAsSent: async (invoiceId: string) => pdfOf(await invoices.findToSend(invoiceId)),
    /** The same for the sender's own copy of its email: visits by its link are not reported. */
    readCopy: async (invoiceId: string) => pdfOf(await invoices.findToSend(invoiceId), `?${COPY_MARK}`),
    /** The same as `read`, also of a suspended business. */
    readAny: async (invoiceId: string) => pdfOf(await invoices.findAny(invoiceId)),
    /** The PDF of a credit note. Throws like `read`. */
    readCreditNote: (creditNote: CreditNote) => creditNotePdf(invoices.find, creditNote),
    /** The same, also of a suspended business. */
    readAnyCreditNote: (creditNote: CreditNote) => creditNotePdf(invoices.findAny, creditNote),
  };
}

function fileNameOf(invoice: PublicInvoice): string {
  return dictionaryFor(invoice).pdfName(invoice.invoiceNumber);
}
