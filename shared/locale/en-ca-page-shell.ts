import type { PageShell } from './labels.ts';

/** Canadian English for the static HTML of public pages; separate, so that their scripts do not ship it. */
const enCaShell = {
  late: 'This is taking longer than usual. Please check your connection or reload the page.',
  needsScript: 'This page needs JavaScript. Please turn it on and reload the page.',
};

export const enCaPayShell: PageShell = {
  ...enCaShell,
  title: 'Invoice',
  description: 'View, download and pay an invoice.',
  loading: 'Loading invoice',
};

export const enCaEstimateShell: PageShell = {
  ...enCaShell,
  title: 'Estimate',
  description: 'View, download, accept or decline an estimate.',
  loading: 'Loading estimate',
};
