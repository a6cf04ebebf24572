import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountingTable, openCountingTable } from '#test/bench/counting-table.ts';
import { type AppointmentRecord, appointmentStore } from './appointments.ts';

const COUNT = 2_000;
const FIRST_MS = Date.UTC(2020, 0, 1);
const DAY_MS = 86_400_000;

const dayAt = (index: number) => new Date(FIRST_MS + index * DAY_MS).toISOString();

function appointmentOn(index: number): AppointmentRecord {
  return {
    id: `appointment-${index}`,
    title: 'Kick-off meeting',
    startTime: dayAt(index),
    endTime: new Date(FIRST_MS + index * DAY_MS + 1_800_000).toISOString(),
    status: 'pending',
    customerId: 'customer',
    version: 1,
    customer: { id: 'customer', name: 'Ann', email: 'ann@example.com' },
  };
}

let counting: CountingTable;
const folder = mkdtempSync(join(tmpdir(), 'appointments-'));
beforeAll(async () => {
  counting = await openCountingTable(folder);
  const appointments = Array.from({ length: COUNT }, (_, index) => appointmentOn(index));
  await counting.fill(
    appointments.map((appointment) => ({
      ...appointment,
      pk: 'BUSINESS#many',
      sk: `APPOINTMENT#${appointment.id}`,
      lsi1sk: `APPOINTMENT#${appointment.startTime}#${appointment.id}`,
    })),
  );
});
afterAll(async () => {
  await counting.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('reads only the week, however many appointments there are', async () => {
  const few = appointmentStore(counting.table, 'few');
  for (let index = 1_000; index < 1_007; index += 1) await few.add(appointmentOn(index));
  const week = (store: typeof few) => store.listBetween(dayAt(1_000), dayAt(1_007));
  const many = appointmentStore(counting.table, 'many');
  expect(await week(many)).toHaveLength(7);
  const [ofFew, ofMany] = [await counting.costOf(() => week(few)), await counting.costOf(() => week(many))];
  expect(ofMany).toEqual(ofFew);
  expect(ofMany.units).toBeLessThanOrEqual(2);
  expect(ofMany.requests).toBe(1);
});
