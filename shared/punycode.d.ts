/** The package has no types, and its main file is CommonJS. */
declare module 'punycode.js/punycode.es6.js' {
  /** The letters of a label without its "xn--". Throws RangeError if it is not well-formed. */
  export function decode(encoded: string): string;
}
