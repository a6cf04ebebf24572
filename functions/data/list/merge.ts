/** Reads the first records of a sorted part of a list; all of them without a limit. */
type ReadStart<Item> = (limit: number | undefined) => Promise<Item[]>;

/**
 * The first records of a list whose parts hold about equally many; all of them without a limit. Reads little more than
 * `limit` records in total, and more only if the parts are uneven.
 */
export async function mergeStarts<Item>(
  parts: readonly ReadStart<Item>[],
  compare: (a: Item, b: Item) => number,
  limit?: number,
): Promise<Item[]> {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only(limit);
  if (limit === undefined) return (await Promise.all(parts.map((read) => read(limit)))).flat().toSorted(compare);
  for (let share = likelyShare(limit, parts.length); ; share *= 2) {
    const asked = Math.min(share, limit);
    const starts = await Promise.all(parts.map((read) => read(asked)));
    const merged = starts.flat().toSorted(compare).slice(0, limit);
    const last = merged.length === limit ? merged.at(-1) : undefined;
    /** Whether all records of a part that belong to the result were read. */
    const reaches = (start: readonly Item[]) => {
      const end = start.at(-1);
      return start.length < asked || !end || (last && compare(end, last) >= 0);
    };
    if (asked === limit || starts.every(reaches)) return merged;
  }
}

/** The records to read from each part: the average, four standard deviations and a few more. */
function likelyShare(limit: number, parts: number): number {
  const average = limit / parts;
  return Math.ceil(average + 4 * Math.sqrt(average)) + 4;
}
