import { PRODUCT_NAME } from '#shared/brand.ts';
import { plainAmount } from '#shared/money.ts';
import { isRecordedField } from './fields.ts';
import type { Activity, FieldChange } from './schema.ts';
import type { ActivityTexts } from './texts.ts';
import type { RecordedValue, ValueOf } from './value.ts';

type Told = Pick<Activity, 'action' | 'record' | 'changes'>;

/** Describes an entry, such as "changed the due date of INV-12 from Mar 1, 2026 to Mar 31, 2026". */
export function activityText({ action, record, changes }: Told, texts: ActivityTexts): string {
  const label = record?.label ?? '';
  const [only, ...others] = changes;
  if (action.endsWith('.update') && only && others.length === 0)
    return changeText(only, ofUnnamed(action, texts) ?? texts.of(label), texts);
  return texts.actions[action].replace('{record}', () => label).trimEnd();
}

function ofUnnamed(action: Activity['action'], texts: ActivityTexts): string | undefined {
  if (action === 'payment-settings.update') return texts.ofUnnamed.paymentSettings;
  if (action === 'returns.update') return texts.ofUnnamed.returns;
  if (action === 'accounts.update') return texts.ofUnnamed.accounts;
  if (action === 'numbering.update') return texts.ofUnnamed.numbering;
  return action === 'reminders.update' ? texts.ofUnnamed.reminders : undefined;
}

function changeText({ field, from, to }: FieldChange, of: string, texts: ActivityTexts): string {
  const what = texts.fieldOf(fieldLabel(field, texts), of);
  const [old, next] = [from && valueText(field, from, texts), to && valueText(field, to, texts)];
  if (old === undefined) return texts.set(what, next ?? '');
  return next === undefined ? texts.removed(what, old) : texts.changed(what, old, next);
}

/** The label of a field; its name if it is no longer recorded. */
export function fieldLabel(field: string, texts: ActivityTexts): string {
  return isRecordedField(field) ? texts.fields[field] : field;
}

/** The value of a field in words, such as "Jan 5, 2026", "1,000.00 CAD" or "Bank Transfer". */
export function valueText<Kind extends RecordedValue['kind']>(
  field: string,
  value: ValueOf<Kind> & { kind: Kind },
  texts: ActivityTexts,
): string {
  return texts.values[value.kind](value, labelsOf(field, texts));
}

/** The labels of a field's constants; none if it has no constants. */
function labelsOf(field: string, texts: ActivityTexts): Readonly<Record<string, string>> {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.choices;
  return choices[field] ?? {};
}

/** The name of the actor, by default the product. */
export function actorName({ by }: Pick<Activity, 'by'>): string {
  return by?.name ?? PRODUCT_NAME;
}

/** The texts that a search covers; amounts with and without thousands separators. */
export function searchedTexts(activity: Activity, texts: ActivityTexts): string[] {
  const { by, record, changes } = activity;
  return [
    actorName(activity),
    by?.email ?? '',
    record?.label ?? '',
    activityText(activity, texts),
    ...changes.map(({ field }) => fieldLabel(field, texts)),
    ...changes.flatMap(({ field, from, to }) =>
      [from, to].flatMap((value) => (value ? amountTexts(field, value, texts) : [])),
    ),
  ];
}

function amountTexts(field: string, value: RecordedValue, texts: ActivityTexts): string[] {
  if (value.kind === 'percent') return [valueText(field, value, texts)];
  return value.kind === 'cents' ? [plainSum(value), valueText(field, value, texts)] : [];
}

/** An amount as spreadsheets and searches have it: "1000.00 CAD". */
export function plainSum({ cents, currency }: ValueOf<'cents'>): string {
  return [plainAmount(cents), currency].filter(Boolean).join(' ');
}
