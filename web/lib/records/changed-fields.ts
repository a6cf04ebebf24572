/** The fields of a form that differ from the stored record; a field that is not stored counts as empty text. */
export function changedFields<Form extends object>(form: Form, stored: { readonly [Name in keyof Form]?: unknown }) {
  const entries = Object.entries(form) as [keyof Form, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== (stored[name] ?? ''))) as Partial<Form>;
}
