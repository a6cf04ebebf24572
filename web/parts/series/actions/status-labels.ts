import { t } from './texts.en.ts';

/** What each status of a series is called. */
export const SERIES_STATUS_LABELS = t.statuses;
