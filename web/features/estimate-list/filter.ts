import { ESTIMATE_QUERIES } from '#shared/estimate/status.ts';
import { STATE_LABELS } from '#web/parts/estimates/state-labels.ts';
import { t } from './texts.en.ts';

const labels = { ...STATE_LABELS, TO_INVOICE: t.toInvoice };

/** The filter of the list: every state, and what is to be invoiced. */
export const FILTER = {
  label: t.status,
  options: new Map<string, string>([
    ['', t.allStatuses],
    ...ESTIMATE_QUERIES.map((each) => [each, labels[each]] as const),
  ]),
};
