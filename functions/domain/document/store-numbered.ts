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
  /** Whether nobody saw the generated number yet: if it is taken, another one is drawn. */
  readonly isUnseen?: true;
  readonly today: CalendarDay;
};

type Storing<Content> = {
  readonly numbers: Pick<NumberingStore, 'claim'>;
  /** Stores it with other writes. Returns null, or the name of the write that failed: `'number'` if it is taken. */
  readonly create: (content: Content, writes: Writes) => Promise<string | null>;
  /** The refusal of a number that is taken. */
  readonly taken: (content: Content) => Promise<AppError>;
};

/**
 * Stores a new document with its number: a generated one gives way to the next one of a business that counts upwards, or,
 * if it is taken and nobody saw it, to another one.
 * Returns null if the write named `creation` failed. Throws CONFLICT if the number is taken, UNAVAILABLE if others take
 * one number after the other.
 */
export async function storeNumbered<Content extends { readonly invoiceNumber: string }>(
  { numbers, create, taken }: Storing<Content>,
  { draft, isGenerated, isUnseen, today }: Numbered<Content>,
): Promise<Content | null> {
  let passesTaken = false;
  let draws = 0;
  const store = async () => {
    const { content, writes } = await draft();
    const typed = { number: drawnAgain(content.invoiceNumber, draws), isGenerated, day: today };
    const { number, isNext, writes: count } = await numbers.claim(typed, passesTaken);
    const numbered = { ...content, invoiceNumber: number };
    const failed = await create(numbered, { ...writes, ...count });
    passesTaken = failed === 'number';
    if (passesTaken && !isNext) {
      draws += 1;
      if (!isUnseen || draws === MAX_DRAWS) throw await taken(numbered);
    }
    if (failed === 'creation') return { stored: null };
    return failed === null ? { stored: numbered } : null;
  };
  const done = await retry('number', store, LONG_PAUSE_MS);
  if (!done) throw refusal({ BUSY });
  return done.stored;
}

/** Numbers of the usual length that are drawn, of which a day has a thousand, then longer ones. */
const USUAL_DRAWS = 3;
const MAX_DRAWS = 6;

/** A generated number with other digits than those that were taken. */
function drawnAgain(number: string, draws: number): string {
  if (draws === 0) return number;
  const digits = draws < USUAL_DRAWS ? USUAL_DIGITS : LONG_DIGITS;
  const drawn = String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0');
  return number.slice(0, -USUAL_DIGITS) + drawn;
}

const USUAL_DIGITS = 3;
const LONG_DIGITS = 7;
