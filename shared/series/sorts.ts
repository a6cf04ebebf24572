/** Sort fields of series: `createdAt` newest first, `billingName` from A to Z. */
export const SERIES_SORTS = ['createdAt', 'billingName'] as const;
export type SeriesSort = (typeof SERIES_SORTS)[number];
