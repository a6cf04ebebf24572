import type { PayShellLabel } from './labels.ts';

/** Canadian English for the pay page's static HTML; separate, so that the page's script does not ship it. */
export const enCaPayShell: Readonly<Record<PayShellLabel, string>> = {
  title: 'Invoice',
  description: 'View, download and pay an invoice.',
  loading: 'Loading invoice',
  late: 'This is taking longer than usual. Please check your connection or reload the page.',
  needsScript: 'This page needs JavaScript. Please turn it on and reload the page.',
};
