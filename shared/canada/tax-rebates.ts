import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ProvinceCode } from './provinces.ts';
import type { TaxCode } from './tax-codes.ts';
import type { SupplyCategory } from './tax-treatment.ts';

/** The federal part of the HST, which is left where a province gives its own part back. */
export const FEDERAL_PERCENT = 5;

/**
 * What a province charges of its tax on a kind of goods, from a day on: less than its rate where it rebates at the point of
 * sale, or where it taxes them at zero.
 */
type TaxRebate = {
  readonly code: Extract<TaxCode, 'HST' | 'QST'>;
  readonly category: SupplyCategory;
  readonly provinces: readonly ProvinceCode[];
  /** The rate that is left; null from the day on which a rebate ends. */
  readonly percent: number | null;
  /** All goods of this kind on a document must come to at most this much, in cents before tax. */
  readonly upToCents?: number;
  readonly from: CalendarDay;
  readonly source: string;
};

const CRA = 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications';
const BOOKS = `${CRA}/gi-065/point-sale-rebate-on-books.html`;
const CHILDREN = `${CRA}/gi-063/point-sale-rebate-on-childrens-goods.html`;
const NEWSPAPERS = `${CRA}/gi-060/harmonized-sales-tax-ontario-point-sale-rebate-on-newspapers.html`;
const FOOD = 'https://www.ontario.ca/document/harmonized-sales-tax-hst/refunds-and-rebates-harmonized-sales-tax-hst';
const NL_BOOKS = 'https://www.gov.nl.ca/fin/tax-programs-incentives/generalhstbook-rebate';
const QC_BOOKS =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/special-cases-gsthst-and-qst/printed-books/';
const QC_DIAPERS =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst/types-of-supplies/zero-rated-supplies/';
const START = '2013-04-01';

/** Every rebate since 2013, as far as the rates go back. A kind without a row is taxed in full. */
const TAX_REBATES: readonly TaxRebate[] = [
  row('HST', 'books', ['ON', 'NS', 'NB', 'NL', 'PE'], FEDERAL_PERCENT, START, BOOKS),
  row('HST', 'books', ['NL'], null, '2017-01-01', NL_BOOKS),
  row('HST', 'books', ['NL'], FEDERAL_PERCENT, '2018-01-01', NL_BOOKS),
  row('HST', 'childrensClothing', ['ON', 'NS', 'PE'], FEDERAL_PERCENT, START, CHILDREN),
  row('HST', 'diapers', ['ON', 'NS'], FEDERAL_PERCENT, START, CHILDREN),
  row('HST', 'carSeats', ['ON'], FEDERAL_PERCENT, START, CHILDREN),
  row('HST', 'newspapers', ['ON'], FEDERAL_PERCENT, START, NEWSPAPERS),
  row('HST', 'preparedFood', ['ON'], FEDERAL_PERCENT, START, FOOD, 400),
  row('QST', 'books', ['QC'], 0, START, QC_BOOKS),
  row('QST', 'diapers', ['QC'], 0, START, QC_DIAPERS),
];

type Sold = {
  readonly code: TaxCode;
  readonly province: ProvinceCode;
  readonly category: SupplyCategory;
  readonly day: CalendarDay;
};

/** A rebate that is given, with the rate that is left. */
export type GivenRebate = TaxRebate & { readonly percent: number };

/** The rebate of a province on a kind of goods on a day; undefined if the tax is charged in full. */
export function rebateOf({ code, province, category, day }: Sold): GivenRebate | undefined {
  const latest = TAX_REBATES.findLast(
    (it) => it.code === code && it.category === category && it.provinces.includes(province) && it.from <= day,
  );
  return latest && isGiven(latest) ? latest : undefined;
}

const isGiven = (rebate: TaxRebate): rebate is GivenRebate => rebate.percent !== null;

/**
 * Ontario's relief for First Nations: its part of the HST is credited to the customer, and claimed on line 111 of the return
 * (info sheet GI-106).
 */
export const ONTARIO_RELIEF = {
  province: 'ON',
  source: `${CRA}/gi-106/ontario-first-nations-point-sale-relief-reporting-requirements-gst-hst-registrant-suppliers.html`,
} as const;

// Lets bundles that charge no tax leave the table out.
/* @__NO_SIDE_EFFECTS__ */
function row(
  code: TaxRebate['code'],
  category: SupplyCategory,
  provinces: readonly ProvinceCode[],
  percent: number | null,
  from: CalendarDay,
  source: string,
  upToCents?: number,
): TaxRebate {
  return { code, category, provinces, percent, from, source, ...(upToCents && { upToCents }) };
}
