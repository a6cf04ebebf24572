/** Number of repetitions: `usually` in `npm test`, `long` in `npm run test:long`. */
export function repeats(usually: number, long: number): number {
  return process.env.LONG_TESTS ? long : usually;
}
