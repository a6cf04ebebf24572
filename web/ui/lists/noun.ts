/**
 * What a list contains, in lower case, for counts and for sentences with its plural. No French text may need its gender.
 */
export type Noun = {
  /** "invoice" */
  readonly one: string;
  /** "invoices" */
  readonly many: string;
};
