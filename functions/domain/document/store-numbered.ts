import { LONG_PAUSE_MS, retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { AppError } from '#shared/errors.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import type { NumberingStore } from './numbering.ts';

type Writes = Readonly<Record<string, Write>>;

export type Numbered<Content> = {
  /** The document with the number that was sent, and what is stored with it; made anew for each attempt. */
  readonly draft: () => Promise<{ content: Content; writes: Writes }>;
  readonly isGenerated: boolean;
  readonly today: CalendarDay;
};

type Storing<Content> = {
  readonly numbers: NumberingStore;
  /** Stores it with other writes. Returns null, or the name of the write that failed: `'number'` if it is taken. */
  readonly create: (content: Content, writes: Writes) => Promise<string | null>;
  /** The refusal of a number that is taken. */
  readonly taken: (content: Content) => Promise<AppError>;
};

/**
 * Stores a new document with its number: a generated one gives way to the next one of a business that counts upwards.
 * Returns null if the write named `creation` failed. Throws CONFLICT if the number is taken, UNAVAILABLE if others take
 * one number after the other.
 */
export async function storeNumbered<Content extends { readonly invoiceNumber: string }>(
  { numbers, create, taken }: Storing<Content>,
  { draft, isGenerated, today }: Numbered<Content>,
): Promise<Content | null> {
  let passesTaken = false;
  const store = async () => {
    const { content, writes } = await draft();
    const typed = { number: content.invoiceNumber, isGenerated, day: today };
    const { number, isNext, writes: count } = await numbers.claim(typed, passesTaken);
    const numbered = { ...content, invoiceNumber: number };
    const failed = await create(numbered, { ...writes, ...count });
    passesTaken = failed === 'number';
    if (passesTaken && !isNext) throw await taken(numbered);
    if (failed === 'creation') return { stored: null };
    return failed === null ? { stored: numbered } : null;
  };
  const done = await retry('number', store, LONG_PAUSE_MS);
  if (!done) throw refusal({ BUSY });
  return done.stored;
}
