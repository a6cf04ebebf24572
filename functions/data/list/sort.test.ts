import { beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_INDEXES, sortKeyOf } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { TABLE } from '#infra/table.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { friendLists, namesOf, START } from '#test/support/friend-lists.ts';
import { queryOf, sortKeys } from './sort.ts';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

const { friendsIn, friendsOf, named } = friendLists(() => table);
const firstPage = { page: 1, limit: 100 };

describe('the order', () => {
  it('is alphabetical, ignoring case and accents', async () => {
    const list = await named('Elm', 'zoë', 'Élan', 'east', 'Ann Marie', 'Œuvre', 'Ann', 'ann b', 'Oda');
    const { items } = await list.page({ ...firstPage, sort: 'name' });
    expect(namesOf(items)).toEqual(['Ann', 'ann b', 'Ann Marie', 'east', 'Élan', 'Elm', 'Oda', 'Œuvre', 'zoë']);
  });

  it('is newest first by creation, and can be reversed', async () => {
    const list = await named('first', 'second', 'third');
    expect(namesOf((await list.page({ ...firstPage, sort: 'createdAt' })).items)).toEqual(['third', 'second', 'first']);
    const oldest = await list.page({ ...firstPage, sort: 'createdAt', order: 'asc' });
    expect(namesOf(oldest.items)).toEqual(['first', 'second', 'third']);
    const fromZ = await list.page({ ...firstPage, sort: 'name', order: 'desc' });
    expect(namesOf(fromZ.items)).toEqual(['third', 'second', 'first']);
  });

  it('has records without the field at its end', async () => {
    const list = await friendsOf([{ name: 'a' }, { name: 'b', city: 'Zürich' }, { name: 'c', city: '北京' }]);
    expect(namesOf((await list.page({ ...firstPage, sort: 'city' })).items)).toEqual(['b', 'c', 'a']);
  });

  it('holds texts of any length', async () => {
    const long = '\u{10400}'.repeat(100);
    const list = await named(long, 'short', `${long}a`);
    expect(namesOf((await list.page({ ...firstPage, sort: 'name' })).items)).toEqual(['short', long, `${long}a`]);
  });

  it('of 300 equal texts is stable: pages from either end neither repeat nor drop one', async () => {
    const list = friendsIn('OWNER#equal');
    const added = await Promise.all(
      Array.from({ length: 300 }, () => list.add({ name: '\u{10400}'.repeat(100) }, new Date(START))),
    );
    const ids = added.map(({ id }) => id).sort();
    for (const sort of ['name', 'city'] as const) {
      const keys = await table.query<Record<string, string>>(
        queryOf(
          { pk: 'OWNER#equal', kind: 'FRIEND', sorts: { name: 'lsi2', city: 'lsi4' } },
          { sort, descending: false },
        ),
      );
      expect(new Set(keys.map((item) => item[sort === 'name' ? 'lsi2sk' : 'lsi4sk'])).size).toBe(300);
      for (const order of ['asc', 'desc'] as const) {
        const pages = Array.from({ length: 7 }, (_, index) => list.page({ page: index + 1, limit: 45, sort, order }));
        const shown = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
        expect(shown).toEqual(order === 'asc' ? ids : ids.toReversed());
      }
    }
  });

  it('keeps keys within 1,024 bytes, and a shorter text before a longer one', () => {
    const place = { pk: 'x', kind: 'APPOINTMENT', sorts: { name: 'lsi2' } } as const;
    const keyOf = (name: string, id = 'z'.repeat(22)) => sortKeys(place, id, { name }).lsi2sk ?? '';
    expect(Buffer.byteLength(keyOf('\u{10400}'.repeat(100)))).toBeLessThan(1_024);
    expect(keyOf('Ann') < keyOf('Ann B', '0'.repeat(22))).toBe(true);
    expect(keyOf('', '0'.repeat(22)) > keyOf('北京')).toBe(true);
  });

  it('has the indexes of the table', () => {
    expect(LOCAL_INDEXES.map((name) => ({ name, sortKey: sortKeyOf(name) }))).toEqual(TABLE.localIndexes);
  });
});
