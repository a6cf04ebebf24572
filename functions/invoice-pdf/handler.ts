import { openTable } from '#functions/data/table/table.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { filesIn } from '#functions/services/files.ts';
import type { OrderedStatement } from '#functions/services/invoice-pdfs.ts';
import { invoicePdfRoutes, mailedInvoicePdfRoutes } from '#shared/api/invoice-pdf.ts';
import { printPdf } from './browser.ts';
import { invoicePdfs } from './invoice-pdf.ts';
import { statementPdf } from './statement-pdf.tsx';

const table = openTable();
const files = filesIn();
const pdfs = invoicePdfs({
  invoices: publishedInvoices(table),
  ledger: ledgerIn(table),
  files,
  print: printPdf,
  siteUrl: process.env.SITE_URL ?? '',
});
const statements = statementsIn(table);
const printStatement = (order: OrderedStatement) =>
  statementPdf({ statements, files, print: printPdf }, order, new Date());

export const handler = serve({ ...invoicePdfRoutes, ...mailedInvoicePdfRoutes }, membersIn(table), {
  get: ({ params }) => pdfs.read(params.id),
  getCreditNote: ({ params }) => pdfs.readCreditNote(params),
  getStatement: ({ caller: { businessId }, params, query }) =>
    printStatement({ ...query, businessId, customerId: params.id }),
  getMailed: ({ params }) => pdfs.readAsSent(params.id),
  getExported: ({ params }) => pdfs.readAny(params.id),
  getKeptCreditNote: ({ params }) => pdfs.readAnyCreditNote(params),
  getMailedStatement: ({ params, query }) => printStatement({ ...query, customerId: params.id }),
});
