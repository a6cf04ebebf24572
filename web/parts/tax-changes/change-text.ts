import type { TaxChange } from '#shared/canada/tax-changes.ts';
import { accountOf } from '#shared/canada/tax-codes.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_ACCOUNT_LABELS } from '#web/lib/locale/tax-labels.en.ts';

/** Says what changes, and from which day. */
export function changeText(change: TaxChange): string {
  const day = dictionary.shortDay(change.from);
  if (change.kind === 'rate') {
    const { code, provinces, percent, percentBefore } = change;
    const names = provinces.map(provinceName).join(', ');
    const before = percentBefore === undefined ? '' : `, ${dictionary.percent(percentBefore)} before`;
    return `${dictionary.taxName(code)} in ${names}: ${dictionary.percent(percent)} from ${day}${before}.`;
  }
  const { code, category, share, status } = change;
  const tax = TAX_ACCOUNT_LABELS[accountOf(code)];
  const kind = SUPPLY_CATEGORY_LABELS[category].toLowerCase();
  if (status === 'depends') return `${tax} applies to some ${kind} from ${day}.`;
  if (share === 0) return `${tax} is not charged on ${kind} from ${day}.`;
  const what = share < 100 ? `${share}% of the price of ${kind}` : kind;
  return status === 'unconfirmed'
    ? `${tax} on ${what} is announced from ${day}, but not confirmed.`
    : `${tax} is charged on ${what} from ${day}.`;
}

/** Shown once for changes that charge nothing by themselves. */
export const DECIDE_TEXT = 'No PST or RST is charged on these products until you decide: choose how each is taxed.';

/** Whether a change charges nothing until the business has chosen how each product is taxed. */
export function isUndecided(change: TaxChange): boolean {
  return change.kind === 'share' && change.status !== undefined;
}
