import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** Returns a new id of 22 alphanumeric characters: at least 128 random bits, so that links cannot be guessed. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    // 248 is a multiple of 62; larger bytes would favour some characters.
    for (const byte of randomBytes(LENGTH)) if (byte < 248 && id.length < LENGTH) id += ALPHABET[byte % 62];
  }
  return id;
}

/** Base 36 with nine digits sorts like the numbers until the year 5188. */
const TIME_CHARACTERS = 9;

/** A timestamp as nine characters that sort by time, to the millisecond. */
export function sortableTime(time: Date): string {
  return time.getTime().toString(36).padStart(TIME_CHARACTERS, '0');
}

/** Returns a new id of 22 alphanumeric characters for a list item; ids sort by creation time. */
export function newListId(now: Date): string {
  return sortableTime(now) + newId().slice(TIME_CHARACTERS);
}

/** The same with 128 random bits, for a record whose link is all that keeps it secret. */
export function newLinkedId(now: Date): string {
  return sortableTime(now) + newId();
}

/** The ISO timestamp at which a list id was created. */
export function createdAtOf(listId: string): string {
  return new Date(Number.parseInt(listId.slice(0, TIME_CHARACTERS), 36)).toISOString();
}
