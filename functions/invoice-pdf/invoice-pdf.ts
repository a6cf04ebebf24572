import { createHash } from 'node:crypto';
import type { LedgerStore } from '#functions/domain/invoice/ledger-store.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Pdf } from '#functions/http/request.ts';
import type { Files } from '#functions/services/files.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { creditNoteOf } from '#shared/invoice-document/credit-note.ts';
import type { PrintedInvoice } from '#shared/invoice-document/invoice-part.ts';
import { invoiceTitle } from '#shared/invoice-document/invoice-part.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { invoiceHtml } from './document.tsx';
import { finishPdf } from './finish-pdf.ts';
import { withInlineImages } from './inline-images.ts';

/** Increment to invalidate cached PDFs when the same document prints differently. */
const PRINTER_VERSION = 6;

type Parts = {
  invoices: PublishedInvoices;
  ledger: Pick<LedgerStore, 'findCredit'>;
  files: Pick<Files, 'get' | 'put'>;
  /** Prints an HTML document to PDF. */
  print: (html: string) => Promise<Uint8Array>;
  /** Origin of the site, for the pay link. */
  siteUrl?: string;
};

/**
 * Renders and caches PDFs: unchanged content is not rendered again. Concurrent calls for the same PDF share one render.
 */
export function invoicePdfs({ invoices, ledger, files, print, siteUrl }: Parts) {
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function readOrMake(key: string, invoice: PrintedInvoice, payUrl: string | undefined): Promise<Uint8Array> {
    const kept = await files.get(key);
    if (kept) return kept;
    const printed = await print(invoiceHtml(await withInlineImages(invoice, files), payUrl));
    const pdf = finishPdf(printed, { title: invoiceTitle(invoice), author: invoice.company.name });
    // Failing to cache must not fail the call.
    await files
      .put(key, pdf, { contentType: 'application/pdf' })
      .catch((error) => logLine('warn', failureFields(error)));
    return pdf;
  }

  async function bytesOf(invoice: PrintedInvoice, payUrl?: string): Promise<Uint8Array> {
    const key = fileKey(invoice, payUrl);
    let making = underWay.get(key);
    if (!making) {
      making = readOrMake(key, invoice, payUrl).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  async function pdfOf(found: PublishedInvoice | undefined): Promise<Pdf> {
    const { invoice } = orNotFound(found, 'invoice');
    const bytes = await bytesOf(invoice, siteUrl ? `${siteUrl}/pay/${invoice.id}` : undefined);
    return { bytes, fileName: dictionaryFor(invoice).pdfName(invoice.invoiceNumber) };
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
    /** The PDF of an invoice as if sent now, never marked as a draft. */
    readAsSent: async (invoiceId: string) => pdfOf(await invoices.findToSend(invoiceId)),
    /** The same as `read`, also of a suspended business. */
    readAny: async (invoiceId: string) => pdfOf(await invoices.findAny(invoiceId)),
    /** The PDF of a credit note. Throws like `read`. */
    readCreditNote: (creditNote: CreditNote) => creditNotePdf(invoices.find, creditNote),
    /** The same, also of a suspended business. */
    readAnyCreditNote: (creditNote: CreditNote) => creditNotePdf(invoices.findAny, creditNote),
  };
}

/** Depends on everything the document shows, images by their keys. */
function fileKey(invoice: PrintedInvoice, payUrl: string | undefined): string {
  const content = createHash('sha256').update(`${PRINTER_VERSION}${invoiceHtml(invoice, payUrl)}`);
  return `pdf/${invoice.id}/${content.digest('hex')}.pdf`;
}
