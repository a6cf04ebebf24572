import type { PayShellLabel } from './dictionary.ts';

/** Canadian English of the pay page's own HTML; a module of its own, so that the page's script does not carry it. */
export const enCaPayShell: Readonly<Record<PayShellLabel, string>> = {
  title: 'Invoice',
  description: 'View, download and pay an invoice.',
  loading: 'Loading invoice',
  late: 'This takes longer than usual. Please check your connection or reload the page.',
  needsScript: 'This page needs JavaScript. Please switch it on and reload the page.',
};
