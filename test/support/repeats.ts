/** How often a test repeats what it proves: so often in `npm test`, and so often in `npm run test:long`. */
export function repeats(usually: number, long: number): number {
  return process.env.LONG_TESTS ? long : usually;
}
