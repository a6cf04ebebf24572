import { PROVINCE_CODES, type ProvinceCode } from '#shared/canada/provinces.ts';
import { QUICK_ACCOUNTS, QUICK_GROUPS, type QuickAccount, type QuickGroup } from '#shared/reports/quick-rates.ts';
import {
  type FilingPeriod,
  type QuickMethod,
  type ReturnSettings,
  ReturnSettingsUpdate,
} from '#shared/reports/return-settings.ts';
import type { TaxReturn } from '#shared/reports/schema.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { t } from './texts.en.ts';

/** The quick method of an account as its fields have it. */
type MethodForm = {
  isOn: boolean;
  from: string;
  yearStart: string;
  sinceRegistration: boolean;
  rates: Partial<Record<QuickGroup, TypedNumber>>;
};

/** How the business files as the fields have it. */
export type FilingForm = { period: FilingPeriod } & Record<QuickAccount, MethodForm>;

export const FILING_RULES: FormRules<FilingForm, ReturnSettingsUpdate> = {
  schema: ReturnSettingsUpdate,
  toInput: ({ period, ...methods }) => ({
    period,
    quick: Object.fromEntries(
      QUICK_ACCOUNTS.filter((account) => methods[account].isOn).map((account) => [account, inputOf(methods[account])]),
    ),
  }),
  fieldOf: ({ path }) => path.replace(/^quick\./, '') as keyof FilingForm,
  // Of the days and the rates, which are the only fields that can be wrong.
  texts: { date: t.pickDay, required: t.pickDay, number: t.noRate, max: t.noRate, decimals: t.noRate, min: t.noRate },
};

/** The values of the fields for settings. */
export function filingForm({ period, quick }: ReturnSettings): FilingForm {
  return { period, GST_HST: methodForm('GST_HST', quick.GST_HST), QST: methodForm('QST', quick.QST) };
}

/**
 * The supplies whose rates are asked: the first of the account, those of the province of the business if it has HST, those
 * that have a rate, and those that the return lacks.
 */
export function askedGroups(account: QuickAccount, { method, home, figures }: Asked): readonly QuickGroup[] {
  const missing = figures?.quick?.missing ?? [];
  return QUICK_GROUPS[account].filter(
    (group, place) => place === 0 || group === home || method?.rates[group] !== undefined || missing.includes(group),
  );
}

type Asked = {
  readonly method: QuickMethod | undefined;
  readonly home: ProvinceCode | undefined;
  readonly figures: Pick<TaxReturn, 'quick'> | undefined;
};

/** The province of a company, if it is one. */
export function provinceOf(province: string | undefined): ProvinceCode | undefined {
  return PROVINCE_CODES.find((code) => code === province);
}

function methodForm(account: QuickAccount, method: QuickMethod | undefined): MethodForm {
  const rates = Object.fromEntries(QUICK_GROUPS[account].map((group) => [group, method?.rates[group] ?? '']));
  const { from = '', yearStart = 1, sinceRegistration = false } = method ?? {};
  return { isOn: method !== undefined, from, yearStart: String(yearStart), sinceRegistration, rates };
}

function inputOf({ from, yearStart, sinceRegistration, rates }: MethodForm) {
  const typed = Object.entries(rates).filter(([, percent]) => percent !== '');
  return {
    ...{ from, yearStart: Number(yearStart), rates: Object.fromEntries(typed) },
    ...(sinceRegistration && { sinceRegistration }),
  };
}
