import type { Table } from '#functions/data/table/table.ts';

/** A table that fails after some writes, as if the process were killed; `answers`: whether the last one gets a response. */
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
