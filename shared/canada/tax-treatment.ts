/**
 * How a line is taxed. `taxable`: all taxes of the place. `noPst`: GST, HST and QST, but no provincial sales tax. The
 * last three are not taxed, but are reported on different lines of a tax return.
 */
export const TAX_TREATMENTS = ['taxable', 'noPst', 'zeroRated', 'export', 'exempt'] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

/** The kinds of goods and services. Provincial sales taxes and the rebates of provinces treat them differently. */
export const SUPPLY_CATEGORIES = [
  'goods',
  'books',
  'childrensClothing',
  'diapers',
  'carSeats',
  'newspapers',
  'preparedFood',
  'software',
  'legal',
  'accounting',
  'architectureEngineering',
  'security',
  'advertising',
  'cleaningRepair',
  'otherServices',
] as const;
export type SupplyCategory = (typeof SUPPLY_CATEGORIES)[number];
