import { PRODUCT_NAME } from '#shared/brand.ts';
import { isCalendarDay } from '#shared/calendar-day.ts';
import { PROVINCE_CODES, PROVINCES } from '#shared/canada/provinces.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { PAYMENT_METHOD_LABELS } from '#shared/invoice/payment-method.ts';
import type { TaxMode } from '#shared/invoice/tax-mode.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { LANGUAGE_LABELS } from '#shared/locale/language.ts';
import { momentText } from '#shared/moment-text.ts';
import { ACTIONS } from './actions.ts';
import { fieldLabel } from './field-labels.ts';
import { RECORDED_FIELDS } from './fields.ts';
import type { Activity, FieldChange } from './schema.ts';

type Told = Pick<Activity, 'action' | 'record' | 'changes'>;

/** Describes an entry, such as "changed the due date of INV-12 from 2026-03-01 to 2026-03-31". */
export function activityText({ action, record, changes }: Told): string {
  const label = record?.label ?? '';
  const [only, ...others] = changes;
  if (action.endsWith('.update') && only && others.length === 0) {
    return changeText(only, UNNAMED[action] ?? label);
  }
  return ACTIONS[action].replace('{record}', label).trimEnd();
}

/** Records that a business has one of, without a name of its own. */
const UNNAMED: Readonly<Record<string, string>> = {
  'payment-settings.update': 'the payment settings',
  'reminders.update': 'the reminders',
};

function changeText({ field, from, to }: FieldChange, of: string): string {
  const what = `the ${fieldLabel(field)} of ${of}`;
  const [old, next] = [valueText(field, from ?? ''), valueText(field, to ?? '')];
  if (from === undefined) return `set ${what} to ${next}`;
  return to === undefined ? `removed ${what}, which was ${old}` : `changed ${what} from ${old} to ${next}`;
}

/**
 * Formats a recorded value for display: days as "Jan 5, 2026", amounts as "1,000.00 CAD", the product's own constants
 * in sentence case.
 */
export function valueText(field: string, value: string): string {
  if (isCalendarDay(value)) return enCa.shortDay(value);
  if (TIMES.includes(field) && value) return momentText(value);
  if (isAmount(field)) return value.replace(THOUSANDS, ',');
  const label = LABELS[field]?.[value];
  if (label) return label;
  return NAMES.includes(field) ? `${value.charAt(0).toUpperCase()}${value.slice(1).toLowerCase()}` : value;
}

/** The places of an amount's thousands separators. */
const THOUSANDS = /\B(?=(\d{3})+\.)/g;

function isAmount(field: string): boolean {
  const recordedAs = RECORDED_FIELDS[field];
  return recordedAs === 'cents' || recordedAs === 'adjustment';
}

/** Fields whose values are the product's own constants. */
const NAMES: readonly string[] = ['status', 'role', 'discountType', 'shippingType', 'taxType'];

const TIMES: readonly string[] = ['startTime', 'endTime'];

/** The labels of a field's values. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: LANGUAGE_LABELS,
  paymentMethod: PAYMENT_METHOD_LABELS,
  supplyCategory: SUPPLY_CATEGORY_LABELS,
  supplyProvince: Object.fromEntries(PROVINCE_CODES.map((code) => [code, PROVINCES[code].en])),
  taxMode: { province: 'Province', custom: 'Own rate', none: 'None' } satisfies Record<TaxMode, string>,
  taxTreatment: TAX_TREATMENT_LABELS,
};

/** The name of the actor, by default the product. */
export function actorName({ by }: Pick<Activity, 'by'>): string {
  return by?.name ?? PRODUCT_NAME;
}

/** The texts that a search covers; amounts with and without thousands separators. */
export function searchedTexts(activity: Activity): string[] {
  const { by, record, changes } = activity;
  return [
    actorName(activity),
    by?.email ?? '',
    record?.label ?? '',
    activityText(activity),
    ...changes.map(({ field }) => fieldLabel(field)),
    ...changes.flatMap(amountTexts),
  ];
}

function amountTexts({ field, from = '', to = '' }: FieldChange): string[] {
  return isAmount(field) ? [from, to, valueText(field, from), valueText(field, to)] : [];
}
