import { type List, listIn } from '#functions/data/list/list.ts';
import type { Table } from '#functions/data/table/table.ts';

/** A list item. */
export type Friend = { name: string; city?: string };
export type Friends = List<Friend, 'name' | 'city'>;

/** When the first friend of a list is added, in milliseconds since 1970. */
export const START = Date.parse('2026-01-01T00:00:00.000Z');

/** Lists of friends in a table. */
export function friendLists(table: () => Table) {
  let lists = 0;
  const friendsIn = (pk: string, kind = 'FRIEND'): Friends =>
    listIn(table(), { pk, kind, sorts: { name: 'lsi2', city: 'lsi4' } });
  /** A new list of these friends, added a second apart. */
  async function friendsOf(friends: readonly Friend[]): Promise<Friends> {
    lists += 1;
    const list = friendsIn(`OWNER#${lists}`);
    for (const [index, friend] of friends.entries()) await list.add(friend, new Date(START + index * 1000));
    return list;
  }
  return { friendsIn, friendsOf, named: (...names: string[]) => friendsOf(names.map((name) => ({ name }))) };
}

export const namesOf = (items: readonly Friend[]) => items.map(({ name }) => name);
