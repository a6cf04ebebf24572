import { beforeEach, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { parallel } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';
import type { Key } from './keys.ts';
import { setNext } from './version.ts';
import { put } from './write.ts';

type Counter = { version: number; total: number };

const table = await emulatedTable();
let key: Key;
beforeEach(async () => {
  key = { pk: `COUNTER#${crypto.randomUUID()}`, sk: 'COUNTER' };
  await table.transact({ counter: put({ ...key, total: 0, version: 1 }) });
});

const read = async () => (await table.get<Counter>(key)) ?? { total: Number.NaN, version: 0 };
const change = (attributes: Record<string, unknown>, expected: number) =>
  table.update<Counter>(setNext(key, attributes, expected));

it('loses none of many parallel increments that read again when refused', async () => {
  const addOne = async (): Promise<void> => {
    for (let isDone = false; !isDone; ) {
      const counter = await read();
      isDone = (await change({ total: counter.total + 1 }, counter.version)) !== null;
    }
  };
  const rounds = repeats(8, 40);
  await parallel(5, async () => {
    for (let round = 0; round < rounds; round += 1) await addOne();
  });
  expect(await read()).toMatchObject({ total: 5 * rounds, version: 5 * rounds + 1 });
});

it('counts a change that only removes a field', async () => {
  expect(await change({ total: undefined }, 1)).toMatchObject({ version: 2 });
  expect(await read()).not.toHaveProperty('total');
});

it('does not create a missing item', async () => {
  key = { ...key, sk: 'NOBODY' };
  expect(await change({ total: 1 }, 1)).toBeNull();
  expect(await table.get(key)).toBeUndefined();
});
