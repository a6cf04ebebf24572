import { failureFields, logLine, recordMark } from './log.ts';

/** Records handled concurrently. */
const CONCURRENCY = 10;

type Sweep<Item> = {
  readonly event: string;
  readonly idOf: (item: Item) => string;
  readonly handle: (item: Item) => Promise<boolean>;
  readonly concurrency?: number;
};

/**
 * Handles records, by default ten at a time, and returns how many `handle` changed. A failure is logged as `event` with the
 * record's `idOf` and does not block the others; throws at the end if there was one.
 */
export async function sweep<Item>(
  items: readonly Item[],
  { event, idOf, handle, concurrency = CONCURRENCY }: Sweep<Item>,
): Promise<number> {
  let [changed, failed] = [0, 0];
  const left = items.values();
  const handleNext = async () => {
    for (const item of left) {
      try {
        if (await handle(item)) changed += 1;
      } catch (error) {
        failed += 1;
        logLine('error', { event, record: recordMark(idOf(item)), ...failureFields(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, handleNext));
  if (failed > 0) throw new Error(`${failed} records failed: ${event}`);
  return changed;
}
