import { FIRST_VERSION } from '#functions/data/table/version.ts';

/** What a new invoice has before its price is computed: nothing of it was paid. */
export function unpriced(now: Date) {
  const at = now.toISOString();
  return { version: FIRST_VERSION, totalCents: 0, movements: [], createdAt: at, updatedAt: at };
}
