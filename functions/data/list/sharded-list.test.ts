import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newListId } from '#functions/data/table/ids.ts';
import { SHARDS, shardOf } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import type { Friend, Friends } from '#test/support/friend-lists.ts';
import { repeats } from '#test/support/repeats.ts';
import { listIn } from './list.ts';
import { NO_MATCH, type PageRequest, type Search } from './page.ts';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

const START = Date.parse('2026-01-01T00:00:00.000Z');
/** Some sort differently as bytes than as JavaScript strings. */
const NAMES = ['a', 'Ab', 'b', 'é', '\u{1f600}', '\u{ff21}', '\u{e000}', '\u{10400}x'];
const inM: Search<Friend> = { fields: ['city'], rank: ({ city = '' }) => (city.startsWith('m') ? 0 : NO_MATCH) };

/** The same list twice: in one partition, and in shards. */
function twins(): readonly [Friends, Friends] {
  const keys = { kind: 'FRIEND', sorts: { name: 'lsi2', city: 'lsi4' } } as const;
  const owner = crypto.randomUUID();
  return [
    listIn(table, { ...keys, pk: `SINGLE#${owner}` }),
    listIn(table, { ...keys, pk: `SHARDED#${owner}`, isSharded: true }),
  ];
}

/** A new id in a shard. */
function idIn(shard: number, now: number): string {
  for (;;) {
    const id = newListId(new Date(now));
    if (shardOf(id) === shard) return id;
  }
}

type View = Omit<PageRequest<Friend, 'name' | 'city'>, 'page'>;

/** Compares every page of a view, and the one past its end. */
async function expectEqual([single, sharded]: readonly [Friends, Friends], view: View): Promise<void> {
  for (let page = 1, pages = 1; page <= pages + 1; page += 1) {
    const expected = await single.page({ ...view, page });
    expect(await sharded.page({ ...view, page })).toEqual(expected);
    pages = expected.meta.totalPages;
  }
}

const friend = fc.record({ name: fc.constantFrom(...NAMES), city: fc.constantFrom('', 'm', 'mn', 'n') });
const view = fc.record({
  sort: fc.constantFrom('name', 'city', 'createdAt'),
  order: fc.constantFrom('asc', 'desc'),
  search: fc.constantFrom(undefined, undefined, inM),
  limit: fc.integer({ min: 2, max: 12 }),
});
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ add: friend, place: fc.nat(SHARDS - 1) }) },
  fc.record({ remove: fc.nat() }),
  fc.record({ change: fc.nat(), to: friend }),
  fc.record({ look: view }),
);
const steps = fc.array(step, { minLength: 40, maxLength: 80, size: 'max' });
const placements = fc.constantFrom<(place: number) => number>(
  (place) => place,
  (place) => (place < 12 ? 5 : place),
  () => 7,
);

describe('a sharded list', () => {
  it('has the same pages as a list in one partition, while records are added, changed and removed', async () => {
    await fc.assert(
      fc.asyncProperty(steps, placements, async (all, placed) => {
        const lists = twins();
        const ids: string[] = [];
        const pick = (index: number) => ids[index % ids.length] ?? '-';
        for (const [index, each] of all.entries()) {
          if ('look' in each) await expectEqual(lists, each.look);
          else if ('add' in each) {
            const id = idIn(placed(each.place), START + Math.floor(index / 2));
            ids.push(id);
            for (const list of lists) await table.transact(list.addition(id, each.add));
          } else {
            const [expected, done] = await Promise.all(
              lists.map((list) =>
                'remove' in each ? list.remove(pick(each.remove)) : list.change(pick(each.change), each.to),
              ),
            );
            expect(done).toEqual(expected);
          }
        }
        for (const sort of ['name', 'city', 'createdAt'] as const) await expectEqual(lists, { sort, limit: 5 });
      }),
      { numRuns: repeats(3, 100), endOnFailure: true },
    );
  });

  it('counts each record once, however many are added and removed concurrently', async () => {
    const [, list] = twins();
    const added = await Promise.all(NAMES.map((name) => list.add({ name }, new Date(START))));
    const removed = await Promise.all(added.flatMap(({ id }) => [list.remove(id), list.remove(id)]));
    expect(removed.filter(Boolean)).toHaveLength(NAMES.length);
    expect((await list.page({ page: 1, limit: 10, sort: 'name' })).meta.total).toBe(0);
  });

  it('finds a record by its id', async () => {
    const [single, list] = twins();
    const { id } = await list.add({ name: 'Ann' }, new Date(START));
    expect(await list.find(id)).toMatchObject({ id, name: 'Ann' });
    expect(await single.find(id)).toBeUndefined();
  });
});
