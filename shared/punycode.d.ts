/** The package has no types, and its main file is CommonJS. */
declare module 'punycode.js/punycode.es6.js' {
  /** Decodes a domain label, given without its "xn--". Throws RangeError if it is malformed. */
  export function decode(encoded: string): string;
}
