import { type CustomField, filledCustomFields } from '#shared/document/custom-fields.ts';
import { FIELDS, fieldsAt } from '#shared/document/fields.ts';
import { hasAccentedMailbox, isEmailAddress } from '#shared/email-address.ts';
import { AppError } from '#shared/errors.ts';
import { MAX_LINE_CENTS, MAX_TOTAL_CENTS } from '#shared/money.ts';
import type { Issue } from '#shared/rules.ts';
import { isBlankText } from '#shared/tidy-text.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import type { KindWords } from '#web/document-editor/kind-words.ts';
import { fieldText, friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { type NumberLimits, numberOf, readNumber, type TypedNumber } from '#web/lib/numbers/read-number.ts';
import {
  ADJUSTMENT_NAMES,
  type AdjustmentName,
  adjustmentLimits,
  type BillTo,
  type FormItem,
  type InvoiceForm,
  LINE_LIMITS,
} from './form.ts';
import { formTotals, type Pricing } from './form-pricing.ts';
import { t } from './texts.en.ts';
import type { WizardTab } from './wizard-tabs.ts';

/** The contract's name of a field of the invoice, or `items.{key}.name` and the like for a field of a line. */
export type FieldName = string;

/** A problem with a field and its message for the user. */
export type Problem = { readonly field: FieldName; readonly message: string };

/** The name of a line's field. */
export function itemField(
  key: FormItem['key'],
  field: 'name' | 'description' | 'quantity' | 'unit' | 'rate' | 'taxTreatment' | 'choice' | 'group',
): FieldName {
  return `items.${key}.${field}`;
}

/** The name of a custom field. */
export function customFieldName({ label }: Pick<CustomField, 'label'>): FieldName {
  return `customFields.${label}`;
}

/** Whether a field belongs to a line. */
export function isOfItem(field: FieldName, key: FormItem['key']): boolean {
  return field.startsWith(`items.${key}.`);
}

/** The tab of a field. */
export function tabOfField(field: FieldName): WizardTab {
  if (field.startsWith('billing')) return 'from';
  if (field.startsWith('items')) return 'items';
  if (field.startsWith('customFields')) return 'details';
  return DETAILS.has(field) ? 'details' : 'summary';
}

/** Where the items as a whole are corrected: the first line without a name, or else the rate of the first line. */
export function fieldOfItems(items: InvoiceForm['items']): FieldName {
  const unnamed = items.find(({ name }) => isBlankText(name));
  const item = unnamed ?? items[0];
  return item ? itemField(item.key, unnamed ? 'name' : 'rate') : 'items';
}

/** The tabs with known errors. */
export function tabsToFix(errors: Readonly<Record<FieldName, string>>): ReadonlySet<WizardTab> {
  return new Set(Object.keys(errors).map(tabOfField));
}

const DETAILS: ReadonlySet<FieldName> = new Set([
  ...['invoiceNumber', 'issueDate', 'dueDate', 'currency', 'language'],
  ...fieldsAt('details'),
]);

/** What problems name of the kind of document. */
export type NamedKind = Pick<DocumentKind, 'words'> & {
  readonly texts: Pick<DocumentKind['texts'], 'noLastDay' | 'lastDayTooEarly' | 'numberRequired'>;
};

/**
 * The problems to fix before saving, in this order (spec 1 §5); empty when there are none. The customer's email
 * address may be missing: it is asked for when the invoice is sent by email.
 */
export function findProblems(form: InvoiceForm, pricing: Pricing, { words, texts }: NamedKind): Problem[] {
  const { to, items, issueDate, dueDate } = form;
  return [
    ...(isBlankText(to.name) ? [problem('billingName', t.customerRequired)] : []),
    ...(form.isDeposit && !to.id ? [problem('billingName', t.depositNeedsCustomer)] : []),
    ...emailProblems(to),
    ...(items.length ? [] : [problem('items', t.itemRequired)]),
    ...(issueDate ? [] : [problem('issueDate', t.issueDateRequired)]),
    ...(dueDate ? [] : [problem('dueDate', texts.noLastDay)]),
    ...dayProblems(form, { texts }),
    ...items.flatMap(itemProblems),
    ...(isBlankText(form.invoiceNumber) ? [problem('invoiceNumber', texts.numberRequired)] : []),
    ...ADJUSTMENT_NAMES.flatMap((name) => adjustmentProblems(form, name)),
    ...amountProblems(form, pricing, words),
  ];
}

/** Lines and totals above the limits of an invoice. */
function amountProblems(form: InvoiceForm, pricing: Pricing, words: KindWords): Problem[] {
  const { lineCents, totalCents } = formTotals(form, pricing);
  return [
    ...form.items.flatMap(({ key }, index) =>
      (lineCents[index] ?? 0) > MAX_LINE_CENTS
        ? [problem(itemField(key, 'rate'), t.lineTooLarge({ most: dictionary.amount(MAX_LINE_CENTS) }))]
        : [],
    ),
    ...(totalCents > MAX_TOTAL_CENTS
      ? [problem('items', t.totalTooLarge({ ...words, most: dictionary.amount(MAX_TOTAL_CENTS) }))]
      : []),
  ];
}

/** Problems with a typed email address; a missing one is not a problem yet. */
export function emailProblems({ email }: Pick<BillTo, 'email'>): Problem[] {
  if (!email.trim() || isEmailAddress(email)) return [];
  const rule = hasAccentedMailbox(email) ? 'asciiMailbox' : 'email';
  return [problem('billingEmail', fieldText({ path: 'billingEmail', rule }))];
}

/** Problems between the two days, if both are set. */
export function dayProblems(
  { issueDate, dueDate }: Pick<InvoiceForm, 'issueDate' | 'dueDate'>,
  { texts }: { texts: Pick<NamedKind['texts'], 'lastDayTooEarly'> },
): Problem[] {
  return issueDate && dueDate && dueDate < issueDate ? [problem('dueDate', texts.lastDayTooEarly)] : [];
}

function itemProblems({ key, name, quantity, rate }: FormItem): Problem[] {
  return [
    ...(isBlankText(name) ? [problem(itemField(key, 'name'), t.nameRequired)] : []),
    ...(numberOf(quantity) > 0
      ? []
      : [problem(itemField(key, 'quantity'), refusal(quantity, LINE_LIMITS.quantity) ?? t.quantityRequired)]),
    ...(typeof rate === 'number'
      ? []
      : [problem(itemField(key, 'rate'), refusal(rate, LINE_LIMITS.rate) ?? t.rateRequired)]),
  ];
}

function adjustmentProblems({ adjustments }: InvoiceForm, name: AdjustmentName): Problem[] {
  const adjustment = adjustments[name];
  const message = adjustment.isOn ? refusal(adjustment.value, adjustmentLimits(adjustment)) : null;
  return message === null ? [] : [problem(`${name}Value`, message)];
}

function refusal(value: TypedNumber, limits: NumberLimits): string | null {
  if (typeof value === 'number') return null;
  const reading = readNumber(value, limits);
  return reading.kind === 'refused' ? reading.message : null;
}

/** The server's issues, assigned to the fields they name. */
export function serverProblems(error: unknown, form: InvoiceForm): Problem[] {
  if (!(error instanceof AppError)) return [];
  if (error.reason === 'NUMBER_TAKEN') return friendlyMessages(error).map((text) => problem('invoiceNumber', text));
  return error.issues.flatMap((issue) => {
    const field = fieldOfPath(issue.path, form);
    return field === undefined ? [] : [problem(field, fieldText(issue))];
  });
}

function fieldOfPath(path: Issue['path'], form: InvoiceForm): FieldName | undefined {
  const [, index, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const key = form.items[Number(index)]?.key;
  if (key !== undefined && field) return `items.${key}.${field === 'amount' ? 'rate' : field}`;
  const [, place] = /^customFields\.(\d+)\.value$/.exec(path) ?? [];
  const own = filledCustomFields(form.customFields)[Number(place)];
  if (own) return customFieldName(own);
  if (path === 'total') return 'items';
  if (path === 'taxRate') return 'taxValue';
  return path in FIELDS || OTHER_FIELDS.test(path) ? path : undefined;
}

const OTHER_FIELDS =
  /^(invoiceNumber|issueDate|dueDate|currency|language|items|paymentMethod|supplyProvince|(discount|shipping|tax|deposit)Value)$/;

function problem(field: FieldName, message: string): Problem {
  return { field, message };
}
