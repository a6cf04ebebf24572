import type { Table, Write } from '#functions/data/table/table.ts';

const OF_WRITES = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };

/** A table, and the permissions on it and on its indexes that its use has needed so far. */
export function watchedTable(table: Table) {
  const [actions, indexes] = [new Set<string>(), new Set<string>()];
  const watched = {
    ...table,
    get: (...read: Parameters<Table['get']>) => {
      actions.add('GetItem');
      return table.get(...read);
    },
    getAll: (keys: Parameters<Table['getAll']>[0]) => {
      if (keys.length > 0) actions.add('BatchGetItem');
      return table.getAll(keys);
    },
    query: (range: Parameters<Table['query']>[0]) => {
      actions.add('Query');
      if (range.IndexName) indexes.add(range.IndexName);
      return table.query(range);
    },
    update: (update: Parameters<Table['update']>[0]) => {
      actions.add('UpdateItem');
      return table.update(update);
    },
    transact: (writes: Readonly<Record<string, Write>>) => {
      for (const kind of Object.values(writes).flatMap((write) => Object.keys(write)))
        actions.add(OF_WRITES[kind as keyof typeof OF_WRITES]);
      return table.transact(writes);
    },
  } as Table;
  return { table: watched, needed: () => ({ actions: [...actions].sort(), indexes: [...indexes].sort() }) };
}
