import type { QuickGroup } from '#shared/reports/quick-rates.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { inProvince } from '#web/lib/locale/provinces.en.ts';
import { t } from './texts.en.ts';

/** What is sold at a remittance rate, within a sentence: "sales in Ontario". */
export function suppliesOf(group: QuickGroup): string {
  if (group === 'GST' || group === 'QST' || group === 'HST') return t.supplies[group];
  return t.suppliesIn({ place: inProvince(group) });
}

/** A rate, such as "3.6%". */
export function percentText(percent: number): string {
  return t.percent({ number: PERCENT.format(percent) });
}

const PERCENT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });

/** The name of a month, 1 to 12. */
export function nameOfMonth(month: number): string {
  return MONTH.format(Date.UTC(2026, month - 1));
}

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });
