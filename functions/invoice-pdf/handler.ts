import { ledgerIn } from '#functions/data/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/data/invoice/published-invoice.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { filesIn } from '#functions/services/files.ts';
import { invoicePdfRoutes, mailedInvoicePdfRoutes } from '#shared/api/invoice-pdf.ts';
import { printPdf } from './browser.ts';
import { invoicePdfs } from './invoice-pdf.ts';

const table = openTable();
const pdfs = invoicePdfs({
  invoices: publishedInvoices(table),
  ledger: ledgerIn(table),
  files: filesIn(),
  print: printPdf,
  siteUrl: process.env.SITE_URL ?? '',
});

export const handler = serve({ ...invoicePdfRoutes, ...mailedInvoicePdfRoutes }, membersIn(table), {
  get: ({ params }) => pdfs.read(params.id),
  getCreditNote: ({ params }) => pdfs.readCreditNote(params),
  getMailed: ({ params }) => pdfs.readAsSent(params.id),
});
