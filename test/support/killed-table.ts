import type { Table } from '#functions/data/table/table.ts';

/**
 * A table that is gone after some writes, as for a process that is killed; `answers` is whether the last one is known.
 */
export function tableKilledAfter(table: Table, writes: number, answers: boolean): Table {
  let left = writes;
  const written = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    if (left === 0) throw new Error('Killed');
    left -= 1;
    const result = await write();
    if (left === 0 && !answers) throw new Error('Killed');
    return result;
  };
  return {
    ...table,
    transact: (items) => written(() => table.transact(items)),
    update: (update) => written(() => table.update(update)),
  } as Table;
}
