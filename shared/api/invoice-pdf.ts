import * as z from 'zod';
import { TaxPdfQuery } from '#shared/reports/filing.ts';
import { StatementRange } from '#shared/statement/schema.ts';
import { estimatePdfRoutes } from './estimate-pdf.ts';
import { routes } from './route.ts';

/** The PDF has its own function because it ships with a browser. */
export const invoicePdfRoutes = routes({
  get: {
    call: 'GET /invoices/{id}/pdf',
    access: 'public',
    whyPublic: 'Customers have no account: the id, 128 random bits, is the key to the PDF.',
    summary: 'Download an invoice as PDF',
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
  getMasked: {
    call: 'GET /invoices/{id}/masked-pdf',
    access: 'reader',
    summary: 'Download an invoice as PDF for an accountant: bank numbers are masked, and there is no link to pay it',
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
  getCreditNote: {
    call: 'GET /invoices/{id}/credit-notes/{creditNoteId}/pdf',
    access: 'public',
    whyPublic: 'Customers have no account: the ids of invoice and credit note are the key to the PDF.',
    summary: 'Download a credit note of an invoice as PDF',
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
  getStatement: {
    call: 'GET /customers/{id}/statement/pdf',
    access: 'reader',
    summary: 'Download a customer’s statement of account as PDF',
    query: StatementRange,
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
  getTaxes: {
    call: 'GET /reports/taxes/pdf',
    access: 'books',
    summary: 'Download the sales taxes of a period as PDF',
    query: TaxPdfQuery,
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
});

/**
 * Requests a PDF to attach to an email, or for an export, also of a suspended business. Not in the registry, since they
 * cannot be called from outside.
 */
export const mailedInvoicePdfRoutes = routes({
  getMailed: { ...invoicePdfRoutes.get, call: 'GET /invoices/{id}/mailed-pdf' },
  getCopy: { ...invoicePdfRoutes.get, call: 'GET /invoices/{id}/copy-pdf' },
  getExported: { ...invoicePdfRoutes.get, call: 'GET /invoices/{id}/exported-pdf' },
  getKeptCreditNote: {
    ...invoicePdfRoutes.getCreditNote,
    call: 'GET /invoices/{id}/credit-notes/{creditNoteId}/kept-pdf',
  },
  getMailedEstimate: { ...estimatePdfRoutes.getEstimate, call: 'GET /estimates/{id}/mailed-pdf' },
  getMailedStatement: {
    ...invoicePdfRoutes.getStatement,
    call: 'GET /customers/{id}/mailed-statement',
    access: 'public',
    whyPublic: 'Only the function that mails statements can call it: the gateway has no such route.',
    query: StatementRange.extend({ businessId: z.string() }),
  },
});
