import { isDeepStrictEqual } from 'node:util';
import { RECORDED_FIELDS } from '#shared/activity/fields.ts';
import type { FieldChange } from '#shared/activity/schema.ts';
import { exemptionText } from '#shared/canada/exemption-text.ts';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_ACCOUNT_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { cutText } from '#shared/cut-text.ts';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import { enCaPaymentNotices } from '#shared/locale/en-ca-payment-notices.ts';
import { plainAmount, toCents } from '#shared/money.ts';

/** A stored record of any kind; null if it does not exist. */
export type Snapshot = object | null;

/** Longer values are truncated to keep entries small. */
const MAX_LENGTH = 300;
const MAX_TAIL = 4;
const HIDDEN = '••••';

/** The fields of `RECORDED_FIELDS` that differ between two states of a record, with their values masked for the log. */
export function changedFields(before: Snapshot, after: Snapshot): FieldChange[] {
  const [old, next] = [{ ...before } as Fields, { ...after } as Fields];
  return Object.keys(RECORDED_FIELDS).flatMap((field) => {
    if (isDeepStrictEqual(given(old[field]), given(next[field]))) return [];
    const [from, to] = [recordedValue(field, old), recordedValue(field, next)];
    return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Empty strings count as no value. */
function given(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

function recordedValue(field: string, record: Fields): string | undefined {
  const value = given(record[field]);
  if (value === undefined) return undefined;
  switch (RECORDED_FIELDS[field]) {
    case 'adjustment':
      return isPercentage(field, record) ? `${value}%` : amountText(toCents(Number(value)), record);
    case 'cents':
      return amountText(Number(value), record);
    case 'lines':
      return cut((value as Line[]).map(lineText).join('; '));
    case 'exemptions':
      return cut((value as TaxExemption[]).map(exemptionText).join('; '));
    case 'registrations':
      return cut(
        Object.entries(value as object)
          .map(([account, number]) => `${TAX_ACCOUNT_LABELS[account as TaxAccount]} ${number}`)
          .join('; '),
      );
    case 'notice':
      return paymentNoticeText(value as PaymentNotice, enCaPaymentNotices);
    case 'switches':
      return switchesOn(value as Readonly<Record<string, boolean>>);
    case 'tail':
      return tailOf(String(value));
    case 'presence':
      return HIDDEN;
    default:
      return typeof value === 'boolean' ? YES_OR_NO[`${value}`] : cut(String(value));
  }
}

function switchesOn(switches: Readonly<Record<string, boolean>>): string {
  const on = Object.keys(switches).filter((name) => switches[name]);
  return on.join(', ') || 'none';
}

/** Without a type, taxes are percentages and other adjustments are amounts. */
function isPercentage(field: string, record: Fields): boolean {
  const type = record[field.replace('Value', 'Type')];
  return type === undefined ? field === 'taxValue' : type === 'percentage';
}

function amountText(cents: number, { currency }: Fields): string {
  return [plainAmount(cents), currency].filter(Boolean).join(' ');
}

type Line = {
  readonly name: string;
  readonly quantity: number;
  readonly rate: number;
  readonly taxTreatment?: TaxTreatment;
  readonly supplyCategory?: SupplyCategory;
};

function lineText({ name, quantity, rate, taxTreatment, supplyCategory }: Line): string {
  const taxation = taxTreatment
    ? TAX_TREATMENT_LABELS[taxTreatment]
    : supplyCategory && SUPPLY_CATEGORY_LABELS[supplyCategory];
  return `${name}: ${quantity} × ${rate}${taxation ? ` (${taxation})` : ''}`;
}

const YES_OR_NO = { true: 'yes', false: 'no' } as const;

/** The last characters of a value, at most half of them; the domain of an email address is kept. */
function tailOf(secret: string): string {
  const at = secret.lastIndexOf('@');
  const local = [...(at < 0 ? secret : secret.slice(0, at))];
  const length = Math.min(MAX_TAIL, Math.floor(local.length / 2));
  return `${HIDDEN}${length > 0 ? local.slice(-length).join('') : ''}${at < 0 ? '' : secret.slice(at)}`;
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH - 1)}…` : text;
}
