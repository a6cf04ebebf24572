import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listUsers } from '#functions/admin/list-users.ts';
import { newListId } from '#functions/data/table/ids.ts';
import { type Key, listCountKey, USER_LIST } from '#functions/data/table/keys.ts';
import { type UserIndex, userIndexIn } from '#functions/domain/people/user-index.ts';
import type { AdminUserListQuery } from '#shared/api/admin.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure, medianMs } from './figure.ts';

const COUNT = 100_000;
const LAST = COUNT / 10;

/** The administrators' list of 100,000 users: pages near both ends, deep ones, the most expensive one and a search. */
export async function benchUserIndex(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const userIndex = userIndexIn(counting.table);
    await fill(counting, userIndex);
    // The users themselves are not read: each of a page's ten would cost three more reads.
    const nobody = { find: async () => undefined, findCompany: async () => undefined };
    const list = (query: AdminUserListQuery) => () =>
      listUsers({ userIndex, users: nobody, businesses: nobody }, query);
    const figures: Figure[] = [];
    for (const [what, query, units, ms] of [
      ['page 1', {}, 17, 100],
      ['page 5', { page: 5 }, 33, 100],
      ['page 1 by name', { sortBy: 'name' }, 17, 100],
      ['page 100 by name', { sortBy: 'name', page: 100 }, 130, 200],
      [`page ${LAST} by name`, { sortBy: 'name', page: LAST }, 17, 100],
      [`page ${LAST / 2} by name`, { sortBy: 'name', page: LAST / 2 }, 4_020, 4_000],
      ['search', { search: 'person 7777' }, 7_600, 8_000],
    ] as const satisfies readonly (readonly [string, AdminUserListQuery, number, number])[]) {
      const work = `users of 100,000, ${what}`;
      const { units: used } = await counting.costOf(list(query));
      figures.push(atMost(work, used, units, 'read units'), atMost(work, await medianMs(5, list(query)), ms, 'ms'));
    }
    return figures;
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the entries and their counts as if the users had registered one by one. */
async function fill(counting: CountingTable, userIndex: UserIndex): Promise<void> {
  const totals = new Map<string, Key & { total: number }>();
  const entries = function* () {
    for (let index = 0; index < COUNT; index += 1) {
      const id = newListId(new Date(Date.parse('2026-01-01T00:00:00.000Z') + index * 60_000));
      const key = listCountKey(USER_LIST, id);
      totals.set(key.sk, { ...key, total: (totals.get(key.sk)?.total ?? 0) + 1 });
      // Names in a different order than registration.
      const number = (index * 7919) % COUNT;
      const name = `Person ${number} of Somewhere`;
      const email = `person${number}@somewhere.example.com`;
      yield userIndex.addition(id, { userId: id, name, email, role: 'USER' }).record.Put?.Item ?? {};
    }
  };
  await counting.fill(entries());
  await counting.fill(totals.values());
}
