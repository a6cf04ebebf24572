import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { deliveryStore } from './store.ts';

const store = deliveryStore(await emulatedTable());
const NOON = new Date('2026-03-01T12:00:00Z');
const NEXT_DAY = new Date('2026-03-02T00:00:00Z');

it.each([
  ['EMAIL', 200],
  ['SMS', 50],
] as const)('allows exactly the daily quota by %s in parallel calls', async (channel, quota) => {
  const [business, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const asked = Array.from({ length: quota + 20 }, () => store.countMessage(business, channel, NOON));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(quota);
  expect(await store.countMessage(business, channel, NOON)).toBe(false);
  expect(await store.countMessage(business, channel, NEXT_DAY)).toBe(true);
  expect(await store.countMessage(other, channel, NOON)).toBe(true);
});
