/**
 * Characters that people type in several ways, by the plain one: apostrophes and primes, quotation marks, dashes,
 * spaces.
 */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u2018-\u201b\u2032\u2035\ua78c\uff07]/g, "'"],
  [/«\s*|\s*»|[\u02ba\u02ee\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02]/g, '"'],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\p{Zs}\u2028\u2029]/gu, ' '],
];

/** The text with plain apostrophes, quotation marks, hyphens and spaces, as typed on a keyboard. */
export function plainTypography(text: string): string {
  return /^[ -_a-~]*$/.test(text) ? text : PLAIN.reduce((plain, [from, to]) => plain.replace(from, to), text);
}
