import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** A new id of 22 letters and digits: at least 128 random bits, so that a link cannot be guessed. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    // Bytes past the last multiple of 62 would favour some letters.
    for (const byte of randomBytes(LENGTH)) if (byte < 248 && id.length < LENGTH) id += ALPHABET[byte % 62];
  }
  return id;
}
