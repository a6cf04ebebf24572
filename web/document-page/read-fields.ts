/** The fields of an object in an answer, unchecked. */
export type Fields = Record<string, unknown>;

/** An object without its null properties; null for anything else. */
export function present(value: unknown): Fields | null {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([, content]) => content !== null));
}

/** The day at the start of a date or time; empty without one. */
export function day(value: unknown): string {
  return /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0] ?? '';
}
