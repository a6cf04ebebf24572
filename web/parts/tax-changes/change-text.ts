import type { TaxChange } from '#shared/canada/tax-changes.ts';
import { accountOf } from '#shared/canada/tax-codes.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_ACCOUNT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { t } from './texts.en.ts';

/** Says what changes, and from which day. */
export function changeText(change: TaxChange): string {
  const day = dictionary.shortDay(change.from);
  if (change.kind === 'rate') {
    const { code, provinces, percent, percentBefore } = change;
    const places = provinces.map(provinceName).join(', ');
    const rate = { tax: dictionary.taxName(code), places, rate: dictionary.percent(percent), day };
    return percentBefore === undefined
      ? t.newRate(rate)
      : t.changedRate({ ...rate, before: dictionary.percent(percentBefore) });
  }
  const { code, category, share, status } = change;
  const tax = TAX_ACCOUNT_LABELS[accountOf(code)];
  const kind = SUPPLY_CATEGORY_LABELS[category];
  const taxed = { tax, kind, day };
  if (status === 'depends') return t.appliesToSome(taxed);
  if (share === 0) return t.notCharged(taxed);
  if (share === 100) return status === 'unconfirmed' ? t.announced(taxed) : t.charged(taxed);
  const onPart = { ...taxed, share: dictionary.percent(share) };
  return status === 'unconfirmed' ? t.announcedOnPart(onPart) : t.chargedOnPart(onPart);
}

/** Whether a change charges nothing until the business has chosen how each product is taxed. */
export function isUndecided(change: TaxChange): boolean {
  return change.kind === 'share' && change.status !== undefined;
}
