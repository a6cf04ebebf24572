import { openTable } from '#functions/data/table/table.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { taxSummariesIn } from '#functions/domain/report/tax-summaries.ts';
import { serve } from '#functions/http/serve.ts';
import { filesIn } from '#functions/services/files.ts';
import type { OrderedStatement } from '#functions/services/invoice-pdfs.ts';
import { estimatePdfRoutes } from '#shared/api/estimate-pdf.ts';
import { invoicePdfRoutes, mailedInvoicePdfRoutes } from '#shared/api/invoice-pdf.ts';
import { printPdf } from './browser.ts';
import { cachedPdfs } from './cached-pdfs.ts';
import { estimatePdfs } from './estimate-pdf.tsx';
import { invoicePdfs } from './invoice-pdf.ts';
import { statementPdf } from './statement-pdf.tsx';
import { taxPdf } from './tax-pdf.tsx';

const table = openTable();
const files = filesIn();
const cached = cachedPdfs({ files, print: printPdf });
const pdfs = invoicePdfs({
  invoices: publishedInvoices(table),
  ledger: ledgerIn(table),
  cached,
  siteUrl: process.env.SITE_URL ?? '',
});
const estimates = estimatePdfs({ estimates: publishedEstimates(table), cached });
const statements = statementsIn(table);
const summaries = taxSummariesIn(table);
const printStatement = (order: OrderedStatement) =>
  statementPdf({ statements, files, print: printPdf }, order, new Date());

const ROUTES = { ...invoicePdfRoutes, ...estimatePdfRoutes, ...mailedInvoicePdfRoutes };

export const handler = serve(ROUTES, membersIn(table), {
  get: ({ params }) => pdfs.read(params.id),
  getMasked: ({ caller: { businessId }, params }) => pdfs.readMasked({ businessId, id: params.id }),
  getCreditNote: ({ params }) => pdfs.readCreditNote(params),
  getStatement: ({ caller: { businessId }, params, query }) =>
    printStatement({ ...query, businessId, customerId: params.id }),
  getTaxes: ({ caller: { businessId, language }, query }) =>
    taxPdf(
      { summaries, files, print: printPdf },
      { ...query, language: query.language ?? language, businessId },
      new Date(),
    ),
  getEstimate: ({ params }) => estimates.read(params.id),
  getEstimatePreview: ({ caller: { businessId }, params }) => estimates.preview({ businessId, id: params.id }),
  getMailed: ({ params }) => pdfs.readAsSent(params.id),
  getCopy: ({ params }) => pdfs.readCopy(params.id),
  getExported: ({ params }) => pdfs.readAny(params.id),
  getKeptCreditNote: ({ params }) => pdfs.readAnyCreditNote(params),
  getMailedEstimate: ({ params }) => estimates.readAny(params.id),
  getMailedStatement: ({ params, query }) => printStatement({ ...query, customerId: params.id }),
});
