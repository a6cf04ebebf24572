/**
 * Sort fields of estimates: `createdAt` newest first, `billingName` and `invoiceNumber` from A to Z, `dueDate` earliest
 * first.
 */
export const ESTIMATE_SORTS = ['createdAt', 'billingName', 'invoiceNumber', 'dueDate'] as const;
export type EstimateSort = (typeof ESTIMATE_SORTS)[number];
