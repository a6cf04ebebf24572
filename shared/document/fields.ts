import { upperFirst } from '#shared/letter-case.ts';

/** A text that people enter in a document. */
type Field = {
  /** Its name within a sentence, as in the activity log; headings capitalise it. */
  readonly label: { readonly en: string; readonly fr: string };
  /** Its column in English CSV files; French ones have its label. */
  readonly column: string;
  /** What it may contain: `mailedLine` and `street` have no web or email addresses, since mails show them. */
  readonly input: 'line' | 'mailedLine' | 'street' | 'email' | 'terms' | 'lines';
  /** In characters. */
  readonly maxLength: number;
  readonly isRequired?: true;
  /** Whether taxes depend on it, so that a payment or a credit note freezes it. */
  readonly isFrozen?: true;
  readonly places: readonly Place[];
};

/**
 * Where a field appears:
 * - `search`: the search of the list finds it.
 * - `list`: it is in the rows of the list and in their CSV file.
 * - `billTo`: it is a line of the customer's block.
 * - `opening`: on paper and on the public page, above the lines and without a heading.
 * - `facts`, `texts`: on paper, beside the number or below the lines.
 * - `payFacts`, `payTexts`: the same on the public page.
 * - `details`, `summary`: it has an input on that tab of the editor.
 *
 * Components that draw `texts`, `payTexts`, `details` or `summary` by hand do not compile until they draw each field.
 */
type Place =
  | 'search'
  | 'list'
  | 'billTo'
  | 'opening'
  | 'facts'
  | 'texts'
  | 'payFacts'
  | 'payTexts'
  | 'details'
  | 'summary';

/** A line of the customer's block. */
const BILLED = { input: 'mailedLine', places: ['billTo'] } as const;

/**
 * The texts of a document, a row each. Schemas, list, search, activity log, export, the editor's form and what it saves
 * follow from it.
 */
export const FIELDS = {
  billingName: {
    ...BILLED,
    label: { en: 'customer', fr: 'client' },
    column: 'Customer',
    maxLength: 200,
    isRequired: true,
    places: ['search', 'billTo'],
  },
  billingEmail: {
    label: { en: 'customer’s email', fr: 'courriel du client' },
    column: 'Email',
    input: 'email',
    maxLength: 254,
    places: ['search', 'billTo'],
  },
  billingPhone: {
    ...BILLED,
    label: { en: 'customer’s phone', fr: 'téléphone du client' },
    column: 'Phone',
    maxLength: 30,
  },
  billingAddress: {
    ...BILLED,
    input: 'street',
    label: { en: 'customer’s address', fr: 'adresse du client' },
    column: 'Address',
    maxLength: 200,
  },
  billingCity: { ...BILLED, label: { en: 'customer’s city', fr: 'ville du client' }, column: 'City', maxLength: 100 },
  billingProvince: {
    ...BILLED,
    label: { en: 'customer’s province', fr: 'province du client' },
    column: 'Province or state',
    maxLength: 100,
    isFrozen: true,
  },
  billingZip: {
    ...BILLED,
    label: { en: 'customer’s postal code', fr: 'code postal du client' },
    column: 'Postal code',
    maxLength: 20,
  },
  billingCountry: {
    ...BILLED,
    label: { en: 'customer’s country', fr: 'pays du client' },
    column: 'Country',
    maxLength: 100,
    isFrozen: true,
  },
  paymentTerms: {
    label: { en: 'payment terms', fr: 'modalités de paiement' },
    column: 'Payment terms',
    input: 'terms',
    maxLength: 1000,
    places: ['texts', 'payTexts', 'summary'],
  },
  additionalNotes: {
    label: { en: 'notes', fr: 'remarques' },
    column: 'Notes',
    input: 'lines',
    maxLength: 5000,
    places: ['texts', 'payTexts', 'summary'],
  },
  /** The customer's number of their purchase order. */
  poNumber: {
    label: { en: 'PO number', fr: 'numéro de bon de commande' },
    column: 'PO number',
    input: 'line',
    maxLength: 50,
    places: ['search', 'list', 'facts', 'payFacts', 'details'],
  },
  /** What the work is, or a greeting. */
  introduction: {
    label: { en: 'introduction', fr: 'introduction' },
    column: 'Introduction',
    input: 'lines',
    maxLength: 2000,
    places: ['opening', 'details'],
  },
  /** What only the business reads: nothing that leaves it has them. */
  internalNotes: {
    label: { en: 'internal notes', fr: 'notes internes' },
    column: 'Internal notes',
    input: 'lines',
    maxLength: 5000,
    places: ['details'],
  },
} as const satisfies Readonly<Record<string, Field>>;

/** The name of a field in the contract. */
export type FieldName = keyof typeof FIELDS;

/** The fields of a place. */
export type FieldAt<Where extends Place> = {
  [Name in FieldName]: Where extends (typeof FIELDS)[Name]['places'][number] ? Name : never;
}[FieldName];

/** The fields that readers of the document see: those on paper or on the public page. */
export type PublicField = FieldAt<(typeof PUBLIC_PLACES)[number]>;

const PUBLIC_PLACES = ['billTo', 'opening', 'facts', 'texts', 'payFacts', 'payTexts'] as const satisfies Place[];

const rows: Readonly<Record<FieldName, Field>> = FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];
export const PUBLIC_FIELDS = fieldsAt(...PUBLIC_PLACES) as readonly PublicField[];
export const OPEN_FIELDS = FIELD_NAMES.filter((name) => !rows[name].isFrozen);

/** The fields of any of these places, in the order of the table. */
export function fieldsAt<Where extends Place>(...places: readonly Where[]): readonly FieldAt<Where>[] {
  const isThere = (place: Place) => (places as readonly Place[]).includes(place);
  return FIELD_NAMES.filter((name): name is FieldAt<Where> => rows[name].places.some(isThere));
}

/** An object with a value for each of the fields. */
export function eachOf<Name extends FieldName, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}

/** These fields of a record. */
export function picked<Name extends FieldName, From extends { readonly [Each in Name]?: unknown }>(
  names: readonly Name[],
  from: From,
): Pick<From, Name> {
  return eachOf(names, (name) => from[name]) as Pick<From, Name>;
}

/** The columns of all fields in files of a language. */
export function fieldColumns(language: keyof Field['label']): Record<FieldName, string> {
  return eachOf(FIELD_NAMES, (name) =>
    language === 'en' ? rows[name].column : upperFirst(rows[name].label[language]),
  );
}

/** The names of all fields in a language. */
export function fieldLabels(language: keyof Field['label']): Record<FieldName, string> {
  return eachOf(FIELD_NAMES, (name) => rows[name].label[language]);
}
