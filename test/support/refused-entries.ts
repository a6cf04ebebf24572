import type { Table, Write } from '#functions/data/table/table.ts';

/** The same table, which refuses every new entry of the activity log, and the transaction that it is part of. */
export function refusingEntries(table: Table): Table {
  return {
    ...table,
    transact: <Name extends string>(writes: Readonly<Record<Name, Write>>) => {
      const refusing = Object.entries<Write>(writes).map(([name, write]) => [
        name,
        isEntry(write) ? refused(write) : write,
      ]);
      return table.transact(Object.fromEntries(refusing) as Record<Name, Write>);
    },
  };
}

function isEntry({ Put }: Write): boolean {
  return String(Put?.Item?.pk).startsWith('AUDIT#');
}

function refused({ Put }: Write): Write {
  return Put ? { Put: { ...Put, ConditionExpression: 'attribute_exists(pk)' } } : {};
}
