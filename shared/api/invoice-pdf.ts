import { routes } from './route.ts';

/** The PDF of an invoice has a function of its own: it carries a browser. */
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
});

/** How the PDF is asked for that goes out with an e-mail. Not in the registry: no call from outside leads here. */
export const mailedInvoicePdfRoutes = routes({
  getMailed: { ...invoicePdfRoutes.get, path: '/invoices/{id}/mailed-pdf' },
});
