/** The columns of an aging report, by days after the due day. */
export const AGING_BUCKETS = ['current', '1-30', '31-60', '61-90', '90+'] as const;
export type AgingBucket = (typeof AGING_BUCKETS)[number];

/** What income can be grouped by, in the order in which it is offered. */
export const INCOME_BY = ['month', 'customer', 'product', 'province'] as const;
export type IncomeBy = (typeof INCOME_BY)[number];
