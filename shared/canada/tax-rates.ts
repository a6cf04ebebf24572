import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ProvinceCode } from './provinces.ts';
import type { TaxCode } from './tax-codes.ts';

/** A rate of a tax in some provinces from a day on, with its source. */
export type TaxRate = {
  readonly code: TaxCode;
  readonly provinces: readonly ProvinceCode[];
  readonly percent: number;
  readonly from: CalendarDay;
  readonly source: string;
};

const RATES_OF_CRA =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html';
const NOVA_SCOTIA = 'https://gazette.gc.ca/rp-pr/p2/2025/2025-03-26/html/sor-dors77-eng.html';
const REVENU_QUEBEC =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst';
const BC = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst';
const SK =
  'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax';
const MB = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html';

/** Every rate since 2013, when BC left the HST. Earlier days have no taxes. */
export const TAX_RATES: readonly TaxRate[] = [
  rate('GST', ['AB', 'NT', 'NU', 'YT', 'BC', 'SK', 'MB', 'QC'], 5, '2013-04-01', RATES_OF_CRA),
  rate('HST', ['ON'], 13, '2013-04-01', RATES_OF_CRA),
  rate('HST', ['NB', 'NL'], 13, '2013-04-01', RATES_OF_CRA),
  rate('HST', ['NB', 'NL'], 15, '2016-07-01', RATES_OF_CRA),
  rate('HST', ['PE'], 14, '2013-04-01', RATES_OF_CRA),
  rate('HST', ['PE'], 15, '2016-10-01', RATES_OF_CRA),
  rate('HST', ['NS'], 15, '2013-04-01', RATES_OF_CRA),
  rate('HST', ['NS'], 14, '2025-04-01', NOVA_SCOTIA),
  rate('QST', ['QC'], 9.975, '2013-04-01', REVENU_QUEBEC),
  rate('PST_BC', ['BC'], 7, '2013-04-01', BC),
  rate('PST_SK', ['SK'], 5, '2013-04-01', SK),
  rate('PST_SK', ['SK'], 6, '2017-03-23', SK),
  rate('RST_MB', ['MB'], 7, '2013-04-01', MB),
  rate('RST_MB', ['MB'], 8, '2013-07-01', MB),
  rate('RST_MB', ['MB'], 7, '2019-07-01', MB),
];

/** The taxes of a province on a day, GST or HST first. */
export function taxesIn(province: ProvinceCode, day: CalendarDay): TaxRate[] {
  const inForce = TAX_RATES.filter(({ provinces, from }) => provinces.includes(province) && from <= day);
  const latest = new Map(inForce.map((row) => [row.code, row]));
  return [...latest.values()];
}

// Lets bundles that charge no tax leave the table out.
/* @__NO_SIDE_EFFECTS__ */
function rate(
  code: TaxCode,
  provinces: readonly ProvinceCode[],
  percent: number,
  from: CalendarDay,
  source: string,
): TaxRate {
  return { code, provinces, percent, from, source };
}
