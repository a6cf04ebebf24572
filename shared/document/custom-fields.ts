/** Maximum fields of its own that a business, and so a document, has. */
export const MAX_CUSTOM_FIELDS = 5;

/** Maximum characters of a custom field's label and value. */
export const CUSTOM_FIELD_LIMITS = { label: 40, value: 200 } as const;

/** A text with a label that the business chose; documents keep both as they were entered. */
export type CustomField = {
  readonly label: string;
  /** Empty if there is none. Of a business: what its new documents begin with. */
  readonly value: string;
  /** Whether readers of the document see it. */
  readonly isPrinted: boolean;
};

/** A custom field as readers of the document see it. */
export type PrintedCustomField = Pick<CustomField, 'label' | 'value'>;

/** What the document shows of its custom fields; undefined if nothing. */
export function printedCustomFields(fields: readonly CustomField[] = []): PrintedCustomField[] | undefined {
  const printed = filledCustomFields(fields).filter(({ isPrinted }) => isPrinted);
  return printed.length > 0 ? printed.map(({ label, value }) => ({ label, value })) : undefined;
}

/** The fields that have a value. */
export function filledCustomFields(fields: readonly CustomField[]): CustomField[] {
  return fields.filter(({ value }) => value.trim() !== '');
}
