import { newId } from './id.ts';

const RANDOM_LETTERS = 13;
const TIME_LETTERS = 9;

/** A new id of 22 letters and digits for a record of a list: ids sort as they were made, to the millisecond. */
export function newListId(now: Date): string {
  // Base 36 in nine digits sorts as the numbers do until the year 5188.
  return now.getTime().toString(36).padStart(TIME_LETTERS, '0') + newId().slice(0, RANDOM_LETTERS);
}

/** The instant at which an id of a list was made. */
export function createdAtOf(listId: string): string {
  return new Date(Number.parseInt(listId.slice(0, TIME_LETTERS), 36)).toISOString();
}
