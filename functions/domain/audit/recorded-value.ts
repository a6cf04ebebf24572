import { isRecordedField, RECORDED_FIELDS, type RecordedField, type Recording } from '#shared/activity/fields.ts';
import type { RecordedValue, ValueOf } from '#shared/activity/value.ts';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import { cutText } from '#shared/cut-text.ts';
import type { ExchangeRate } from '#shared/exchange-rate.ts';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import { toCents } from '#shared/money.ts';
import type { QuickMethod } from '#shared/reports/return-settings.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** The fields of a stored record. */
export type Fields = Readonly<Record<string, unknown>>;

/** Longer texts and lists are cut to keep entries small. */
const MAX_LENGTH = 300;
const MAX_TAIL = 4;

/** The value of a record's field as the activity log stores it, cut and masked; undefined if it has none. */
export function recordedValue(field: string, record: Fields): RecordedValue | undefined {
  const value = given(record[field]);
  if (value === undefined || !isRecordedField(field)) return undefined;
  return RECORD[RECORDED_FIELDS[field]]({ value, field, record });
}

/** The value, if there is one: empty strings count as none. */
export function given(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

type Given = { readonly value: unknown; readonly field: RecordedField; readonly record: Fields };

/** How the values of a stored record are recorded. */
const RECORD: Readonly<Record<Recording, (given: Given) => RecordedValue>> = {
  text: ({ value }) => ({ kind: 'text', text: cut(String(value)) }),
  choice: ({ value }) => ({ kind: 'choice', choice: String(value) }),
  choices: ({ value }) => ({ kind: 'choices', choices: switchedOn(value as Readonly<Record<string, boolean>>) }),
  yesOrNo: ({ value }) => ({ kind: 'yesOrNo', isYes: Boolean(value) }),
  number: ({ value }) => ({ kind: 'number', number: Number(value) }),
  numbers: ({ value }) => ({ kind: 'numbers', numbers: [...(value as number[])] }),
  day: ({ value }) => ({ kind: 'day', day: String(value) }),
  moment: ({ value }) => ({ kind: 'moment', at: String(value) }),
  cents: ({ value, record }) => ({ kind: 'cents', cents: Number(value), ...currencyOf(record) }),
  percent: ({ value }) => ({ kind: 'percent', percent: Number(value) }),
  adjustment: ({ value, field, record }) =>
    isPercentage(field, record)
      ? { kind: 'percent', percent: Number(value) }
      : { kind: 'cents', cents: toCents(Number(value)), ...currencyOf(record) },
  lines: ({ value }) => {
    const { kept: lines, ...rest } = cutList((value as Lines).map(lineOf));
    return { kind: 'lines', lines, ...rest };
  },
  exemptions: ({ value }) => {
    const { kept: exemptions, ...rest } = cutList(value as ValueOf<'exemptions'>['exemptions']);
    return { kind: 'exemptions', exemptions, ...rest };
  },
  registrations: ({ value }) => {
    const all = Object.entries(value as Readonly<Record<TaxAccount, string>>);
    const { kept, ...rest } = cutList(all);
    const registrations = kept.map(([account, number]) => ({ account: account as TaxAccount, number }));
    return { kind: 'registrations', registrations, ...rest };
  },
  customFields: ({ value }) => {
    const { kept: customFields, ...rest } = cutList(value as ValueOf<'customFields'>['customFields']);
    return { kind: 'customFields', customFields, ...rest };
  },
  notice: ({ value }) => ({ kind: 'notice', notice: value as PaymentNotice }),
  card: ({ value }) => {
    const { brand, last4, bank } = value as CardLabel;
    return { kind: 'card', brand, last4, ...(bank !== undefined && { bank }) };
  },
  exchangeRate: ({ value }) => {
    const { rate, on } = value as ExchangeRate;
    return { kind: 'exchangeRate', rate, on };
  },
  quickMethod: ({ value }) => ({ kind: 'quickMethod', method: value as QuickMethod }),
  tail: ({ value }) => ({ kind: 'tail', tail: tailOf(String(value)) }),
  hidden: () => ({ kind: 'hidden' }),
};

function switchedOn(switches: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(switches).filter((name) => switches[name]);
}

function currencyOf({ currency }: Fields): { currency?: string } {
  return currency ? { currency: String(currency) } : {};
}

/** Without a type, taxes are percentages and other adjustments are amounts. */
function isPercentage(field: string, record: Fields): boolean {
  const type = record[field.replace('Value', 'Type')];
  return type === undefined ? field === 'taxValue' : type === 'percentage';
}

type Lines = ValueOf<'lines'>['lines'];
type StoredLine = Lines[number] & { readonly productId?: string };

function lineOf(line: StoredLine): Lines[number] {
  const { name, quantity, unit, rate, taxTreatment, supplyCategory, choice, chosen, productId } = line;
  const taxation = { ...(taxTreatment && { taxTreatment }), ...(supplyCategory && { supplyCategory }) };
  const offer = choice && { choice, chosen: chosen === true };
  const price = productId && { followsPrice: true };
  return { name, quantity, ...(unit && { unit }), rate, ...taxation, ...offer, ...price };
}

/** The first entries of a list, as many as fit in an entry. */
function cutList<Entry extends object>(entries: readonly Entry[]): { kept: Entry[]; isCut?: true } {
  let length = 0;
  const end = entries.findIndex((entry, index) => {
    length += Object.values(entry).join().length;
    return index > 0 && length > MAX_LENGTH;
  });
  return end < 0 ? { kept: [...entries] } : { kept: entries.slice(0, end), isCut: true };
}

/** The last characters of a value, at most half of them; the domain of an email address is kept. */
function tailOf(secret: string): string {
  const at = secret.lastIndexOf('@');
  const local = [...(at < 0 ? secret : secret.slice(0, at))];
  const length = Math.min(MAX_TAIL, Math.floor(local.length / 2));
  return `${length > 0 ? local.slice(-length).join('') : ''}${at < 0 ? '' : secret.slice(at)}`;
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH - 1)}…` : text;
}
