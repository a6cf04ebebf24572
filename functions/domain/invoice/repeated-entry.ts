import type { AppError } from '#shared/errors.ts';
import type { LedgerEntry } from '#shared/ledger/entry.ts';
import { plainAmount } from '#shared/money.ts';
import { ENTRY_EXISTS } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { StoredEntry } from './ledger-store.ts';

type Repeat<Entry> = { readonly [Field in keyof Entry]?: Entry[Field] | undefined };

/**
 * The entry that a repeated request has already made, or undefined if its id is new. Throws CONFLICT, with what stands,
 * if the id was used for another kind of entry or for other content; an empty text is no content.
 */
export function repeatedEntry<Kind extends LedgerEntry['kind']>(
  entries: readonly StoredEntry[],
  wanted: { readonly id: string; readonly kind: Kind } & Repeat<Extract<StoredEntry, { kind: Kind }>>,
): Extract<StoredEntry, { kind: Kind }> | undefined {
  const known = entries.find(({ id }) => id === wanted.id);
  if (!known) return undefined;
  const stored: Readonly<Record<string, unknown>> = known;
  const isSame = Object.entries(wanted).every(
    ([field, value]) => (stored[field] || undefined) === (value || undefined),
  );
  if (!isSame) throw usedBefore(known);
  return known as Extract<StoredEntry, { kind: Kind }>;
}

/** The error for a request that contradicts an entry. */
export function usedBefore({ kind, amountCents, currency }: StoredEntry): AppError {
  return refusal({ ENTRY_EXISTS }, { what: kind, amount: plainAmount(amountCents), currency });
}
