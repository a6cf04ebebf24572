import { beforeAll, describe, expect, it } from 'vitest';
import { newListId } from '#functions/data/table/ids.ts';
import type { Table } from '#functions/data/table/table.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type Friend, type Friends, friendLists, namesOf, START } from '#test/support/friend-lists.ts';
import type { Listed } from './list-item.ts';
import { NO_MATCH, type Search } from './page.ts';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

const { friendsIn, friendsOf, named } = friendLists(() => table);
const firstPage = { page: 1, limit: 100 };

describe('pages', () => {
  let list: Friends;
  const names = Array.from({ length: 12 }, (_, index) => `friend ${String.fromCharCode(97 + index)}`);
  beforeAll(async () => {
    list = await named(...names);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 11, 12, 13])('of %d show each record once, from either end', async (limit) => {
    for (const sort of ['name', 'createdAt'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        const expected = order === 'asc' ? names : names.toReversed();
        for (let page = 1; page <= Math.ceil(12 / limit) + 1; page += 1) {
          const { items, meta } = await list.page({ page, limit, sort, order });
          expect(namesOf(items)).toEqual(expected.slice((page - 1) * limit, page * limit));
          expect(meta).toEqual({ total: 12, page, limit, totalPages: Math.ceil(12 / limit) });
        }
      }
    }
  });

  it('are empty past the end and in an empty list', async () => {
    expect(await list.page({ page: 1_000_000, limit: 100, sort: 'name' })).toMatchObject({ items: [] });
    const empty = await named();
    expect(await empty.page({ page: 1, limit: 10, sort: 'name' })).toEqual({
      items: [],
      meta: { total: 0, page: 1, limit: 10, totalPages: 0 },
    });
  });

  it('of a search keep the order and count the matches', async () => {
    const search: Search<Friend> = { fields: ['name'], rank: ({ name = '' }) => (/[bdfh]$/.test(name) ? 0 : NO_MATCH) };
    const { items, meta } = await list.page({ page: 2, limit: 3, sort: 'name', order: 'desc', search });
    expect(namesOf(items)).toEqual(['friend b']);
    expect(meta).toEqual({ total: 4, page: 2, limit: 3, totalPages: 2 });
  });
});

describe('a search', () => {
  const friends = [
    { name: 'Cy', city: 'Banff' },
    { name: 'Al', city: 'Banff' },
    { name: 'Bo', city: 'Jasper' },
  ];

  it('reads only its fields and returns whole records, best first', async () => {
    const list = await friendsOf(friends);
    const looked: Partial<Friend>[] = [];
    const rank = (friend: Partial<Friend>) => {
      looked.push(friend);
      return friend.city === 'Jasper' ? 0 : 1;
    };
    const best = await list.best({ search: { fields: ['city'], rank }, sort: 'name', limit: 2 });
    expect(best).toMatchObject([
      { name: 'Bo', city: 'Jasper' },
      { name: 'Al', city: 'Banff' },
    ]);
    expect(looked.every(({ name }) => name === undefined)).toBe(true);
  });

  it('finds nothing where nothing matches', async () => {
    const list = await friendsOf(friends);
    const search: Search<Friend> = { fields: ['name'], rank: () => NO_MATCH };
    expect(await list.best({ search, sort: 'name', limit: 5 })).toEqual([]);
    expect((await list.page({ ...firstPage, sort: 'createdAt', search })).meta.total).toBe(0);
  });
});

describe('a record', () => {
  const onlyOf = async (list: Friends): Promise<Listed<Friend>> => {
    const [only] = (await list.page({ ...firstPage, sort: 'name' })).items;
    if (!only) throw new Error('The list is empty');
    return only;
  };

  it('contains no attributes of the table', async () => {
    const only = await onlyOf(await friendsOf([{ name: 'Al', city: 'Banff' }]));
    expect(Object.keys(only).sort()).toEqual(['city', 'createdAt', 'id', 'name', 'version']);
  });

  it('knows when it was added', async () => {
    const list = await named('Ann');
    const { id, createdAt } = await onlyOf(list);
    expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(createdAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('moves in the orders that a change affects, and in no other', async () => {
    const list = await friendsOf([
      { name: 'a', city: 'x' },
      { name: 'b', city: 'y' },
    ]);
    const { id } = await onlyOf(list);
    expect(await list.change(id, { name: 'c' })).toMatchObject({ id, name: 'c', city: 'x' });
    expect(namesOf((await list.page({ ...firstPage, sort: 'name' })).items)).toEqual(['b', 'c']);
    expect(namesOf((await list.page({ ...firstPage, sort: 'city' })).items)).toEqual(['c', 'b']);
    expect(await list.change(id, { city: '' })).not.toHaveProperty('city');
    expect(namesOf((await list.page({ ...firstPage, sort: 'city' })).items)).toEqual(['b', 'c']);
  });

  it('does not change without fields', async () => {
    const list = await named('Ann');
    const before = await onlyOf(list);
    expect(await list.change(before.id, {})).toEqual(before);
  });

  it('is changed, found and removed only in its own list', async () => {
    const [list, other] = [await named('Ann'), await named('Ann')];
    const { id } = await onlyOf(list);
    for (const missing of [id, newListId(new Date(START)), '-']) {
      expect(await other.find(missing)).toBeUndefined();
      expect(await other.change(missing, { name: 'x' })).toBeNull();
      expect(await other.change(missing, {})).toBeNull();
      expect(await other.remove(missing)).toBe(false);
    }
    expect((await other.page({ ...firstPage, sort: 'name' })).meta.total).toBe(1);
    expect(await list.find(id)).toMatchObject({ name: 'Ann' });
  });

  it('is counted once, however many are added and removed concurrently', async () => {
    const list = await named();
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => list.add({ name: `friend ${index}` }, new Date(START))),
    );
    const total = async () => (await list.page({ ...firstPage, sort: 'createdAt' })).meta.total;
    expect(await total()).toBe(20);
    const removed = await Promise.all(Array.from({ length: 10 }, () => list.remove(added[0]?.id ?? '')));
    expect(removed.filter(Boolean)).toHaveLength(1);
    expect(await total()).toBe(19);
  });
});

it('keeps the kinds of one partition apart', async () => {
  const [friends, foes] = [friendsIn('OWNER#shared'), friendsIn('OWNER#shared', 'FRIENDLY_FOE')];
  await friends.add({ name: 'Ann' }, new Date(START));
  await foes.add({ name: 'Bob' }, new Date(START));
  for (const sort of ['name', 'city', 'createdAt'] as const) {
    expect(namesOf((await friends.page({ ...firstPage, sort })).items)).toEqual(['Ann']);
    expect(namesOf((await foes.page({ ...firstPage, sort })).items)).toEqual(['Bob']);
  }
});
