import type { ListFilter } from '#shared/invoice/list-filter.ts';
import { FR_CA_STATUSES } from '#shared/locale/fr-ca-statuses.ts';

/** The statuses of an invoice. */
export const STATUS_LABELS = FR_CA_STATUSES;

/** The filters of the invoice list. */
export const FILTER_LABELS: Readonly<Record<ListFilter, string>> = {
  ...STATUS_LABELS,
  WRITTEN_OFF: 'Radiée',
  OUTSTANDING: 'Impayée',
};
