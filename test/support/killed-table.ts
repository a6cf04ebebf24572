import type { Table } from '#functions/data/table/table.ts';

/**
 * A table that throws after a number of writes, as if the process had been killed. `answers`: whether the caller still gets
 * the response of the last write. A write whose condition fails stores nothing and does not count.
 */
export function tableKilledAfter(table: Table, writes: number, answers: boolean): Table {
  let left = writes;
  const counted = async <Result>(write: () => Promise<Result>, isStored: (result: Result) => boolean) => {
    if (left === 0) throw new Error('Killed');
    left -= 1;
    const result = await write();
    if (!isStored(result)) {
      left += 1;
      return result;
    }
    if (left === 0 && !answers) throw new Error('Killed');
    return result;
  };
  return {
    ...table,
    transact: (items) =>
      counted(
        () => table.transact(items),
        (failed) => failed === null,
      ),
    update: (update) =>
      counted(
        () => table.update(update),
        (stored) => stored !== null,
      ),
  } as Table;
}
