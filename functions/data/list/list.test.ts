import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newListId } from '#functions/data/table/ids.ts';
import { LOCAL_INDEXES, sortKeyOf } from '#functions/data/table/keys.ts';
import { openTable, type Table } from '#functions/data/table/table.ts';
import { ensureTable, tableNamed } from '#infra/local/emulators/create-table.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { AWS } from '#infra/local/emulators/test-folder.ts';
import { TABLE } from '#infra/table.ts';
import { type List, type Listed, listIn } from './list.ts';
import { NO_MATCH, type Search } from './page.ts';
import { queryOf, sortKeys } from './sort.ts';

type Friend = { name: string; city?: string };
type Friends = List<Friend, 'name' | 'city'>;

const folder = mkdtempSync(join(tmpdir(), 'list-'));
let emulator: Emulator;
let table: Table;
beforeAll(async () => {
  emulator = await startDynamoDb({ folder });
  await ensureTable(emulator.endpoint, tableNamed('test'));
  const client = new DynamoDBClient({ ...AWS, endpoint: emulator.endpoint });
  table = openTable('test', DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }));
});
afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

const START = Date.parse('2026-01-01T00:00:00.000Z');
let lists = 0;

const friendsIn = (pk: string, kind = 'FRIEND'): Friends =>
  listIn(table, { pk, kind, sorts: { name: 'lsi2', city: 'lsi4' } });

/** A list of its own with friends of these names, added a second apart. */
async function friendsOf(friends: readonly Friend[]): Promise<Friends> {
  lists += 1;
  const list = friendsIn(`OWNER#${lists}`);
  for (const [index, friend] of friends.entries()) await list.add(friend, new Date(START + index * 1000));
  return list;
}

const named = (...names: string[]) => friendsOf(names.map((name) => ({ name })));
const namesOf = (items: readonly Friend[]) => items.map(({ name }) => name);
const firstPage = { page: 1, limit: 100 };

describe('the order', () => {
  it('is that of the alphabet, whatever case and accents', async () => {
    const list = await named('Elm', 'zoë', 'Élan', 'east', 'Ann Marie', 'Œuvre', 'Ann', 'ann b', 'Oda');
    const { items } = await list.page({ ...firstPage, sort: 'name' });
    expect(namesOf(items)).toEqual(['Ann', 'ann b', 'Ann Marie', 'east', 'Élan', 'Elm', 'Oda', 'Œuvre', 'zoë']);
  });

  it('is the newest first by creation, and the other way round when asked', async () => {
    const list = await named('first', 'second', 'third');
    expect(namesOf((await list.page({ ...firstPage, sort: 'createdAt' })).items)).toEqual(['third', 'second', 'first']);
    const oldest = await list.page({ ...firstPage, sort: 'createdAt', order: 'asc' });
    expect(namesOf(oldest.items)).toEqual(['first', 'second', 'third']);
    const fromZ = await list.page({ ...firstPage, sort: 'name', order: 'desc' });
    expect(namesOf(fromZ.items)).toEqual(['third', 'second', 'first']);
  });

  it('has at its end what has no such text', async () => {
    const list = await friendsOf([{ name: 'a' }, { name: 'b', city: 'Zürich' }, { name: 'c', city: '北京' }]);
    expect(namesOf((await list.page({ ...firstPage, sort: 'city' })).items)).toEqual(['b', 'c', 'a']);
  });

  it('holds texts of any length', async () => {
    const long = '\u{10400}'.repeat(100);
    const list = await named(long, 'short', `${long}a`);
    expect(namesOf((await list.page({ ...firstPage, sort: 'name' })).items)).toEqual(['short', long, `${long}a`]);
  });

  it('of 300 equal texts is stable: pages from either end repeat and drop none', async () => {
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

  it('are empty past the end and where nothing is', async () => {
    expect(await list.page({ page: 1_000_000, limit: 100, sort: 'name' })).toMatchObject({ items: [] });
    const empty = await named();
    expect(await empty.page({ page: 1, limit: 10, sort: 'name' })).toEqual({
      items: [],
      meta: { total: 0, page: 1, limit: 10, totalPages: 0 },
    });
  });

  it('of a search keep the order and count what was found', async () => {
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

  it('looks at the fields that it names and answers whole records, the best first', async () => {
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

  it('finds nothing where nothing fits', async () => {
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

  it('has nothing of the table in it', async () => {
    const only = await onlyOf(await friendsOf([{ name: 'Al', city: 'Banff' }]));
    expect(Object.keys(only).sort()).toEqual(['city', 'createdAt', 'id', 'name', 'version']);
  });

  it('knows when it was added', async () => {
    const list = await named('Ann');
    const { id, createdAt } = await onlyOf(list);
    expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(createdAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('moves in every order in which a change moves it, and no other', async () => {
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

  it('stays as it is when nothing is to change', async () => {
    const list = await named('Ann');
    const before = await onlyOf(list);
    expect(await list.change(before.id, {})).toEqual(before);
  });

  it('is changed, found and removed only where it is', async () => {
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

  it('is counted once, however many add and remove at a time', async () => {
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
