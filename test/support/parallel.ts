/** Does something several times at once; each time is told its number, from 0. */
export function parallel<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** Does something to each, 25 at once: as many as the emulators of one process answer in time. Results in order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 25) {
    results.push(...(await Promise.all(items.slice(start, start + 25).map(work))));
  }
  return results;
}
