import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { auditLogIn } from './audit-log.ts';
import { type Entry, entryWrite } from './entry.ts';

const table = await emulatedTable();
const START = Date.parse('2026-03-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(START + hours * HOUR_MS);
const entryOf = (label: string): Entry => ({
  action: 'customer.create',
  record: { kind: 'customer', id: label, label },
  changes: [],
});

async function aLog(entries: number) {
  const log = auditLogIn(table, newId());
  for (let hours = 0; hours < entries; hours += 1) await log.add(entryOf(String(hours)), at(hours));
  const labels = async (range: Parameters<typeof log.read>[0]) =>
    (await log.read(range)).map(({ record }) => record?.label);
  return { log, labels };
}

it('reads newest first, and continues after a cursor', async () => {
  const { log, labels } = await aLog(5);
  expect(await labels({ limit: 2 })).toEqual(['4', '3']);
  const [, last] = await log.read({ limit: 2 });
  expect(await labels({ limit: 2, cursor: last?.id })).toEqual(['2', '1']);
  expect(last).toMatchObject({ at: at(3).toISOString(), action: 'customer.create', changes: [] });
  expect(Object.keys(last ?? {}).toSorted()).toEqual(['action', 'at', 'changes', 'id', 'record']);
});

it.each([
  ['from a time on', { from: at(3).toISOString() }, ['4', '3']],
  ['before a time', { to: at(2).toISOString() }, ['1', '0']],
  ['between two', { from: at(1).toISOString(), to: at(3).toISOString() }, ['2', '1']],
  ['in an empty period', { from: at(3).toISOString(), to: at(1).toISOString() }, []],
])('reads %s', async (_, range, expected) => {
  const { labels } = await aLog(5);
  expect(await labels({ ...range, limit: 100 })).toEqual(expected);
});

it('reads nothing with a cursor that lies before the period', async () => {
  const { log, labels } = await aLog(3);
  const [oldest] = (await log.read({ limit: 3 })).toReversed();
  expect(await labels({ from: at(1).toISOString(), cursor: oldest?.id, limit: 10 })).toEqual([]);
});

it('never overwrites an entry', async () => {
  const businessId = newId();
  const entry = entryWrite(businessId, entryOf('first'), new Date(START));
  const forged = { Put: { ...entry.Put, Item: { ...entry.Put?.Item, ...entryOf('second') } } };
  await table.transact({ entry });
  expect(await table.transact({ entry: forged as typeof entry })).toBe('entry');
  expect(await auditLogIn(table, businessId).read({ limit: 2 })).toMatchObject([{ record: { label: 'first' } }]);
});

it('keeps businesses apart', async () => {
  await aLog(2);
  const { labels } = await aLog(0);
  expect(await labels({ limit: 10 })).toEqual([]);
});

it('finds the entries about one invoice', async () => {
  const { log } = await aLog(1);
  for (const id of ['one', 'two', 'one']) {
    await log.add({ action: 'invoice.update', record: { kind: 'invoice', id, label: id }, changes: [] }, at(1));
  }
  expect((await log.readAbout('one', 10)).map(({ record }) => record?.id)).toEqual(['one', 'one']);
});

it('expires after seven years', async () => {
  const businessId = newId();
  await auditLogIn(table, businessId).add(entryOf('x'), new Date(START));
  const [item] = await table.query<{ ttl: number }>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `AUDIT#${businessId}` },
  });
  expect(new Date((item?.ttl ?? 0) * 1000).toISOString().slice(0, 10)).toBe('2033-02-28');
});
