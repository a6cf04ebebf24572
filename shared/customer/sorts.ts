/** Sort fields of customers (spec 2 §9): text from A to Z, `createdAt` newest first. */
export const CUSTOMER_SORTS = ['name', 'city', 'email', 'createdAt'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
