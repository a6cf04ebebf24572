const KINDS = ['from', 'appointment', 'customer'] as const;

/** The source of a new invoice: an invoice to copy, or an appointment or a customer to invoice. */
export type StartsFrom = { readonly kind: (typeof KINDS)[number]; readonly id: string };

/** The source of a new invoice in the query string; null if there is none. */
export function startsFrom(search: string): StartsFrom | null {
  const query = new URLSearchParams(search);
  const kind = KINDS.find((name) => query.get(name));
  return kind ? { kind, id: query.get(kind) ?? '' } : null;
}

/** What a query string says of what is edited: its source, or the one day of it; empty if it says neither. */
export function keptSearch(search: string): string {
  const from = startsFrom(search);
  const only = new URLSearchParams(search).get('only');
  if (from) return `?${from.kind}=${encodeURIComponent(from.id)}`;
  return only ? `?only=${encodeURIComponent(only)}` : '';
}
