/** Compares two texts by their code units, as for ids, days and timestamps: negative, zero or positive. */
export function inTextOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
