import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { registrationsIn } from './registrations.ts';

const registrations = registrationsIn(await emulatedTable());
const DAY = new Date('2026-03-01T12:00:00Z');
const NEXT_DAY = new Date('2026-03-02T12:00:00Z');

async function countMany(times: number, address: string): Promise<string[]> {
  const works: string[] = [];
  for (let count = 0; count < times; count += 1) works.push(await registrations.count(address, DAY));
  return works;
}

it('demands work from the sixth registration of a network and day on, and more from the 51st on', async () => {
  expect(new Set(await countMany(5, '203.0.113.7'))).toEqual(new Set(['none']));
  expect(await registrations.next('203.0.113.8', DAY)).toBe('some');
  expect(new Set(await countMany(45, '203.0.113.8'))).toEqual(new Set(['some']));
  expect(await registrations.count('203.0.113.9', DAY)).toBe('much');
  expect(await registrations.count('203.0.114.9', DAY)).toBe('none');
  expect(await registrations.count('203.0.113.9', NEXT_DAY)).toBe('none');
});

it('counts concurrent registrations', async () => {
  const works = await Promise.all(Array.from({ length: 20 }, () => registrations.count('2001:db8:1::7', NEXT_DAY)));
  expect(works.filter((work) => work === 'none')).toHaveLength(5);
});

it.each(['127.0.0.1', '::1'])('does not count the local cloud: %s', async (address) => {
  expect(new Set(await countMany(10, address))).toEqual(new Set(['none']));
});
