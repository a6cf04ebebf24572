/** What a new invoice starts from: a copy of an invoice, or an appointment to be invoiced. */
export type StartsFrom = { readonly kind: 'from' | 'appointment'; readonly id: string };

/** What a new invoice starts from, as in the query string; null if it starts from nothing. */
export function startsFrom(search: string): StartsFrom | null {
  const query = new URLSearchParams(search);
  const kind = (['from', 'appointment'] as const).find((name) => query.get(name));
  return kind ? { kind, id: query.get(kind) ?? '' } : null;
}

/** The query string of what a new invoice starts from. */
export function startSearch({ kind, id }: StartsFrom): string {
  return `?${kind}=${encodeURIComponent(id)}`;
}
