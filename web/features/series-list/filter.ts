import { SERIES_STATUSES } from '#shared/series/status.ts';
import { SERIES_STATUS_LABELS } from '#web/parts/series/actions/status-labels.ts';
import { t } from './texts.en.ts';

/** The filter of the list: every status. */
export const FILTER = {
  label: t.status,
  options: new Map<string, string>([
    ['', t.allStatuses],
    ...SERIES_STATUSES.map((each) => [each, SERIES_STATUS_LABELS[each]] as const),
  ]),
};
