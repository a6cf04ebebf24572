/** Works on up to `limit` items at a time and yields the results in the items' order. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const pending: Promise<Result>[] = [];
  for await (const item of items) {
    const next = work(item);
    // A failure is thrown in its turn.
    next.catch(() => undefined);
    pending.push(next);
    const [first] = pending.length === limit ? pending.splice(0, 1) : [];
    if (first) yield first;
  }
  for (const rest of pending) yield rest;
}
