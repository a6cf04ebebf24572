const KINDS = ['from', 'appointment', 'customer'] as const;

/** The source of a new invoice: an invoice to copy, or an appointment or a customer to invoice. */
export type StartsFrom = { readonly kind: (typeof KINDS)[number]; readonly id: string };

/** The source of a new invoice in the query string; null if there is none. */
export function startsFrom(search: string): StartsFrom | null {
  const query = new URLSearchParams(search);
  const kind = KINDS.find((name) => query.get(name));
  return kind ? { kind, id: query.get(kind) ?? '' } : null;
}

/** The query string for a source. */
export function startSearch({ kind, id }: StartsFrom): string {
  return `?${kind}=${encodeURIComponent(id)}`;
}
