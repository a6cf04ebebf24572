import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { businessesIn, newBusiness, todayOf } from './businesses.ts';

const table = await emulatedTable();
const businesses = businessesIn(table);

async function aBusiness(id: string, timeZone?: string): Promise<string> {
  await table.transact({
    business: newBusiness({ id, ownerId: 'owner', createdAt: '2025-01-01T00:00:00Z', timeZone }),
  });
  return id;
}

it.each([
  ['America/St_Johns', '2025-03-10T02:29:00Z', '2025-03-09'],
  ['America/St_Johns', '2025-11-03T03:31:00Z', '2025-11-03'],
  ['America/Toronto', '2025-03-10T03:59:00Z', '2025-03-09'],
  ['America/Toronto', '2025-11-03T05:01:00Z', '2025-11-03'],
  ['America/Regina', '2025-03-10T06:01:00Z', '2025-03-10'],
  ['America/Regina', '2025-11-03T05:59:00Z', '2025-11-02'],
  ['America/Edmonton', '2025-03-10T05:59:00Z', '2025-03-09'],
  ['America/Edmonton', '2025-11-03T07:01:00Z', '2025-11-03'],
  ['America/Vancouver', '2025-03-10T07:01:00Z', '2025-03-10'],
  ['America/Vancouver', '2025-11-03T07:59:00Z', '2025-11-02'],
])('the day of a business in %s at %s is %s', async (timeZone, now, day) => {
  const id = await aBusiness(`${timeZone} ${now}`, timeZone);
  expect(await todayOf(businesses, id, new Date(now))).toBe(day);
});

it('a business is in Calgary unless another time zone is named, and can move', async () => {
  const id = await aBusiness('moving');
  expect(await businesses.timeZoneOf(id)).toBe('America/Edmonton');
  await businesses.change(id, { timeZone: 'America/Halifax' });
  expect(await businesses.timeZoneOf(id)).toBe('America/Halifax');
});
