import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ProvinceCode } from './provinces.ts';
import type { TaxCode } from './tax-codes.ts';
import type { SupplyCategory } from './tax-treatment.ts';

/** The provincial sales taxes that apply only to some goods and services. */
export type PstCode = 'PST_BC' | 'PST_SK' | 'RST_MB';

/** The province of each. */
export const PROVINCE_OF_PST = { PST_BC: 'BC', PST_SK: 'SK', RST_MB: 'MB' } as const satisfies Record<
  PstCode,
  ProvinceCode
>;

/** The part of the price of a kind of goods or services that a provincial sales tax applies to, from a day on. */
export type PstShare = {
  readonly code: PstCode;
  readonly category: SupplyCategory;
  /** Percent of the price that is taxed: 0, 30 or 100. */
  readonly share: number;
  readonly from: CalendarDay;
  readonly source: string;
  /**
   * Why nothing is charged until the business has decided. `unconfirmed`: the rule was announced, but not confirmed.
   * `depends`: the province taxes some goods or services of this kind.
   */
  readonly status?: 'unconfirmed' | 'depends';
};

const BC = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/charge-collect';
const BC_2026 = 'https://www2.gov.bc.ca/assets/gov/taxes/sales-taxes/publications/notice-2026-001.pdf';
const BC_EXEMPT = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/exemptions';
const SK =
  'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax';
const MB = 'https://www.gov.mb.ca/finance/taxation/bulletins.html';
const START = '2013-04-01';
/** The first day on which Saskatchewan taxes children's clothing and meals. */
const SK_2017 = '2017-04-01';

/** A kind without a row is not taxed. */
export const PST_SHARES: readonly PstShare[] = [
  row('PST_BC', 'goods', 100, START, BC),
  row('PST_BC', 'books', 0, START, BC_EXEMPT),
  row('PST_BC', 'childrensClothing', 0, START, BC_EXEMPT),
  row('PST_BC', 'diapers', 100, START, BC_EXEMPT, 'depends'),
  row('PST_BC', 'carSeats', 100, START, BC_EXEMPT, 'depends'),
  row('PST_BC', 'newspapers', 0, START, BC_EXEMPT),
  row('PST_BC', 'preparedFood', 0, START, BC_EXEMPT),
  row('PST_BC', 'software', 100, START, BC),
  row('PST_BC', 'legal', 100, START, BC),
  row('PST_BC', 'accounting', 100, '2026-10-01', BC_2026, 'unconfirmed'),
  row('PST_BC', 'security', 100, '2026-10-01', BC_2026, 'unconfirmed'),
  row('PST_BC', 'architectureEngineering', 30, '2026-10-01', BC_2026, 'unconfirmed'),
  row('PST_BC', 'cleaningRepair', 100, START, BC, 'depends'),
  row('PST_SK', 'goods', 100, START, SK),
  // Bulletins PST-9 on books and newspapers, PST-2 on clothing and food.
  row('PST_SK', 'books', 0, START, SK),
  row('PST_SK', 'childrensClothing', 0, START, SK),
  row('PST_SK', 'childrensClothing', 100, SK_2017, SK),
  row('PST_SK', 'diapers', 0, START, SK),
  row('PST_SK', 'diapers', 100, SK_2017, SK, 'depends'),
  row('PST_SK', 'carSeats', 100, START, SK, 'depends'),
  row('PST_SK', 'newspapers', 0, START, SK),
  row('PST_SK', 'preparedFood', 0, START, SK),
  row('PST_SK', 'preparedFood', 100, SK_2017, SK),
  row('PST_SK', 'software', 100, START, SK),
  row('PST_SK', 'legal', 100, START, SK),
  row('PST_SK', 'accounting', 100, START, SK),
  row('PST_SK', 'architectureEngineering', 30, START, SK),
  row('PST_SK', 'advertising', 100, START, SK),
  row('PST_SK', 'security', 100, START, SK, 'depends'),
  row('PST_SK', 'cleaningRepair', 100, START, SK, 'depends'),
  row('RST_MB', 'goods', 100, START, MB),
  // Bulletins 015 and 030 on books, 001 on clothing up to $150, 029 on food.
  row('RST_MB', 'books', 0, START, MB),
  row('RST_MB', 'childrensClothing', 100, START, MB, 'depends'),
  row('RST_MB', 'diapers', 100, START, MB, 'depends'),
  row('RST_MB', 'carSeats', 100, START, MB, 'depends'),
  row('RST_MB', 'newspapers', 100, START, MB, 'depends'),
  row('RST_MB', 'preparedFood', 100, START, MB, 'depends'),
  row('RST_MB', 'software', 100, START, MB, 'depends'),
  row('RST_MB', 'software', 100, '2026-01-01', MB),
  row('RST_MB', 'legal', 100, START, MB),
  row('RST_MB', 'accounting', 100, START, MB),
  row('RST_MB', 'architectureEngineering', 100, START, MB),
  row('RST_MB', 'security', 100, START, MB),
  row('RST_MB', 'cleaningRepair', 100, START, MB, 'depends'),
];

/** The row for a kind of goods or services on a day; undefined if it is not taxed. */
export function pstShareOf(code: PstCode, category: SupplyCategory, day: CalendarDay): PstShare | undefined {
  return PST_SHARES.findLast((it) => it.code === code && it.category === category && it.from <= day);
}

/** Whether a tax applies only to some goods and services. */
export function isPst(code: TaxCode): code is PstCode {
  return code === 'PST_BC' || code === 'PST_SK' || code === 'RST_MB';
}

// Lets bundles that charge no tax leave the table out.
/* @__NO_SIDE_EFFECTS__ */
function row(
  code: PstCode,
  category: SupplyCategory,
  share: number,
  from: CalendarDay,
  source: string,
  status?: PstShare['status'],
): PstShare {
  return { code, category, share, from, source, ...(status && { status }) };
}
