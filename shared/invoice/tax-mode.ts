/**
 * Where the taxes of an invoice come from. `province`: the province where it is delivered. `custom`: `taxType` and
 * `taxValue`. `none`: there are none.
 */
export const TAX_MODES = ['province', 'custom', 'none'] as const;
export type TaxMode = (typeof TAX_MODES)[number];
