/** Runs `work` several times in parallel; `index` counts from 0. */
export function parallel<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** Maps items in batches of 25, as many as the emulators handle in time; results are in the items' order. */
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

/** Runs `work` in rounds, eight of them at once: as one ends, the next begins. */
export async function inRounds(rounds: number, work: () => Promise<void>): Promise<void> {
  let left = rounds;
  await parallel(8, async () => {
    for (; left > 0; ) {
      left -= 1;
      await work();
    }
  });
}
