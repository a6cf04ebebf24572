/** The accounts that have a quick method. */
export const QUICK_ACCOUNTS = ['GST_HST', 'QST'] as const;
export type QuickAccount = (typeof QUICK_ACCOUNTS)[number];

/**
 * The supplies that have a remittance rate of their own: those with GST, with HST in a province, with HST without a known
 * province, and those with QST.
 */
export const QUICK_GROUPS = {
  GST_HST: ['GST', 'NB', 'NL', 'NS', 'ON', 'PE', 'HST'],
  QST: ['QST'],
} as const satisfies Readonly<Record<QuickAccount, readonly string[]>>;
export const ALL_QUICK_GROUPS = [...QUICK_GROUPS.GST_HST, ...QUICK_GROUPS.QST] as const;
export type QuickGroup = (typeof ALL_QUICK_GROUPS)[number];

/** A remittance rate that a business outside the HST provinces may use. */
type KnownRate = {
  readonly group: QuickGroup;
  /** What the business mostly supplies; `goods` that it bought to sell them. */
  readonly of: 'services' | 'goods';
  readonly percent: number;
  readonly source: string;
};

const RATES =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/reporting-qst-and-gsthst/the-quick-method-of-accounting-for-calculating-gst-and-qst-remittances/applicable-rates/';
const REDUCTION =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/reporting-qst-and-gsthst/the-quick-method-of-accounting-for-calculating-gst-and-qst-remittances/1-rate-reduction/';

/**
 * The rates that are offered. Where HST is charged, and for a business in an HST province, they depend on both places: those
 * are asked, never guessed (decision F250).
 */
export const KNOWN_RATES: readonly KnownRate[] = [
  { group: 'GST', of: 'services', percent: 3.6, source: RATES },
  { group: 'GST', of: 'goods', percent: 1.8, source: RATES },
  { group: 'QST', of: 'services', percent: 6.6, source: RATES },
  { group: 'QST', of: 'goods', percent: 3.4, source: RATES },
];

/** The credit on the first supplies of a fiscal year, tax included: its percentage, and up to how many cents of them. */
export const QUICK_CREDIT = {
  percent: 1,
  limitCents: { GST_HST: 3_000_000, QST: 3_142_100 },
  source: REDUCTION,
} as const;
