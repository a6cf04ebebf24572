import { routes } from './route.ts';

/** The PDFs of estimates are printed where those of invoices are, since that function ships with a browser. */
export const estimatePdfRoutes = routes({
  getEstimate: {
    call: 'GET /estimates/{id}/pdf',
    access: 'public',
    whyPublic: 'Customers have no account: the id, 128 random bits, is the key to the estimate.',
    summary: 'Download a version of an estimate as PDF',
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
  getEstimatePreview: {
    call: 'GET /estimates/{id}/preview/pdf',
    access: 'reader',
    summary: 'Download an estimate as PDF as it would be sent now',
    response: 'pdf',
    errors: ['UNAVAILABLE'],
    throttle: 'strict',
  },
});
