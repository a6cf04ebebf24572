import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { Series, SeriesInput } from '#shared/series/schema.ts';
import { storedItem, storeItem } from './emulators.ts';
import { anInvoice, type Person } from './given.ts';

/** A day that stays ahead. */
export const FIRST_DAY = '2090-01-31';

/** A series of 200.00 CAD, as a screen would send it. */
export function aSeries(changes: Partial<SeriesInput> = {}): SeriesInput {
  const { invoiceNumber: _number, issueDate: _issued, dueDate: _due, status: _status, ...invoice } = anInvoice();
  const { isDeposit: _deposit, ...content } = invoice;
  return { ...content, dueInDays: 30, ...changes };
}

/** Monthly on the 31st, far ahead. */
export function aSchedule(changes: Partial<Schedule> = {}): Schedule {
  const when = { firstDay: FIRST_DAY, daysInAdvance: 0, hour: 9 };
  return { unit: 'month', interval: 1, end: 'never', ...when, ...changes };
}

/** A series without a schedule. */
export async function aStoredSeries(by: Person, changes: Partial<SeriesInput> = {}): Promise<Series> {
  const { status, body } = await by.call<Series>('POST', '/series', { body: aSeries(changes) });
  if (status !== 201) throw new Error(`Storing a series returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A series that makes drafts; by default on the last day of each month, far ahead. */
export async function aScheduledSeries(
  by: Person,
  changes: Partial<SeriesInput> = {},
  schedule: Partial<Schedule> = {},
): Promise<Series> {
  const { id } = await aStoredSeries(by, changes);
  const body = { schedule: aSchedule(schedule), mode: 'draft' };
  const scheduled = await by.call<Series>('POST', `/series/${id}/schedule`, { body });
  if (scheduled.status !== 200) throw new Error(`Scheduling a series returned ${JSON.stringify(scheduled)}`);
  return scheduled.body;
}

/** Stores of a series that an invoice stayed a draft, as a run does. */
export async function heldBack({ businessId }: Person, id: string): Promise<void> {
  const item = await storedItem(`BUSINESS#${businessId}`, `SERIES#${id}`);
  await storeItem({
    ...item,
    held: { day: '2026-01-31', invoiceId: 'a', because: 'no-email' },
    missed: ['2026-01-31'],
  });
}
