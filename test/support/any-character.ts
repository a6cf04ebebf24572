import fc from 'fast-check';

/**
 * Any character of Unicode, as the `unit` of a text. fast-check's own `binary` makes a table of all characters first,
 * which takes a second of CPU time.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code));

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}
