import { routes } from './route.ts';

/** The PDF has its own function because it ships with a browser. */
export const invoicePdfRoutes = routes({
  get: {
    method: 'GET',
    path: '/invoices/{id}/pdf',
    access: 'public',
    summary: 'Download an invoice as PDF',
    response: 'pdf',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  getCreditNote: {
    method: 'GET',
    path: '/invoices/{id}/credit-notes/{creditNoteId}/pdf',
    access: 'public',
    summary: 'Download a credit note of an invoice as PDF',
    response: 'pdf',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    throttle: 'strict',
  },
});

/** Requests the PDF to attach to an email. Not in the registry, since it cannot be called from outside. */
export const mailedInvoicePdfRoutes = routes({
  getMailed: { ...invoicePdfRoutes.get, path: '/invoices/{id}/mailed-pdf' },
});
