import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { invoiceKey, userKey } from '#functions/data/table/keys.ts';
import { aTable } from '#test/support/table-harness.ts';
import { differences, fingerprintsOf, itemsIn } from './compare-tables.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

async function twoTables() {
  const { client, dynamo, name, add } = await aTable();
  const [one, other] = [name, await add()];
  const put = (TableName: string, Item: object) => client.send(new PutCommand({ TableName, Item }));
  const compare = async () => {
    const found = await Promise.all([one, other].map((each) => fingerprintsOf(dynamo, each, NOW)));
    const [before = {}, after = {}] = found;
    return { items: found.map(itemsIn), different: differences(before, after) };
  };
  return { one, other, put, compare };
}

it('finds tables with the same items equal, however they were written, except for expired items', async () => {
  const { one, other, put, compare } = await twoTables();
  for (const id of ['a', 'b', 'c']) await put(one, { ...userKey(id), email: id, tags: { x: 1, y: [true, null] } });
  for (const id of ['c', 'a', 'b']) await put(other, { tags: { y: [true, null], x: 1 }, email: id, ...userKey(id) });
  await put(one, { ...userKey('gone'), ttl: NOW.getTime() / 1_000 });
  expect(await compare()).toEqual({ items: [3, 3], different: [] });
});

it('names the kinds of items in which tables differ', async () => {
  const { one, other, put, compare } = await twoTables();
  for (const name of [one, other]) await put(name, { ...userKey('a'), email: 'a' });
  await put(other, { ...userKey('b'), email: 'b' });
  await put(one, { ...invoiceKey('i'), total: 1 });
  await put(other, { ...invoiceKey('i'), total: 2 });
  expect(await compare()).toEqual({
    items: [2, 3],
    different: ['INVOICE INVOICE: 1 and 1 items with different contents', 'USER USER: 1 and 2 items'],
  });
});
