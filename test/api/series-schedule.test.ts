import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { Series } from '#shared/series/schema.ts';
import { aSchedule, aScheduledSeries, aStoredSeries, FIRST_DAY, heldBack } from '#test/support/a-series.ts';
import { storedItem } from '#test/support/emulators.ts';
import { aCustomer, aPerson, type Person, todayOf } from '#test/support/given.ts';

type Refused = { reason?: string; issues?: readonly { readonly path: string; readonly rule: string }[] };

let owner: Person;
let today: string;
beforeAll(async () => {
  owner = await aPerson();
  today = await todayOf(owner);
});

const of = <Body = Series>(method: string, path: string, body?: object) =>
  owner.call<Body & Refused>(method, `/series/${path}`, body && { body });
const read = async (id: string) => (await of('GET', id)).body;
const schedule = (id: string, changes: Partial<Schedule> = {}, more: object = {}) =>
  of('POST', `${id}/schedule`, { schedule: aSchedule(changes), mode: 'draft', ...more });
const days = ({ coming }: Series) => coming.map(({ day }) => day);
const dueAt = async (id: string) =>
  (await storedItem(`BUSINESS#${owner.businessId}`, `SERIES_DUE#${id}`).catch(() => undefined))?.gsi2sk;

/** Lines that nearly fill an invoice. */
const longLines = (letter: string) =>
  Array.from({ length: 100 }, () => ({ name: 'Design', description: letter.repeat(1_400), quantity: 1, rate: 1 }));

describe('a schedule', () => {
  it('starts a series with the first day that is not past, and plans it with the same write', async () => {
    const { id } = await aStoredSeries(owner);
    const { status, body } = await schedule(id, { daysInAdvance: 3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ACTIVE', mode: 'draft', version: 2 });
    expect(days(body)).toEqual(['2090-01-31', '2090-02-28', '2090-03-31']);
    expect(await dueAt(id)).toMatch(/^2090-01-28T1[56]:00/);
    const past = await schedule(id, { unit: 'week', firstDay: addDays(today, -20) });
    expect(days(past.body)).toEqual([1, 8, 15].map((count) => addDays(today, count)));
  });

  it('starts with past days if that is asked for, up to as many as are made up for and listed', async () => {
    const { id } = await aStoredSeries(owner);
    const firstDay = addDays(today, -14);
    const { body } = await schedule(id, { unit: 'week', firstDay }, { includesPast: true });
    expect(days(body)).toEqual([-14, -7, 0].map((count) => addDays(today, count)));
    const far = await schedule(id, { unit: 'week', firstDay: '2020-01-01' }, { includesPast: true });
    expect(far).toMatchObject({ status: 409, body: { reason: 'SERIES_TOO_FAR_BACK' } });
  });

  it.each([
    ['a last day before the first', { end: { lastDay: '2089-12-31' } }, 'schedule.end.lastDay'],
    ['no unit', { unit: 'day' as 'week' }, 'schedule.unit'],
    ['an hour that no day has', { hour: 24 }, 'schedule.hour'],
    ['a 32nd', { anchor: 32 }, 'schedule.anchor'],
    ['no number of invoices', { end: { count: 0 } }, 'schedule.end'],
  ])('is refused with %s', async (_, changes, path) => {
    const { id } = await aStoredSeries(owner);
    const { status, body } = await schedule(id, changes);
    expect(status).toBe(400);
    expect(body.issues?.[0]?.path).toContain(path);
  });

  it('never returns to a day that has its invoice', async () => {
    const { id } = await aScheduledSeries(owner);
    await of('POST', `${id}/make`, { day: FIRST_DAY });
    const { body } = await schedule(id, { hour: 7 }, { includesPast: true });
    expect(days(body)[0]).toBe('2090-02-28');
  });

  it('returns to no day before today once those of the former one were skipped', async () => {
    const { id } = await aStoredSeries(owner);
    await schedule(id, { unit: 'week', firstDay: addDays(today, -14) }, { includesPast: true });
    for (const count of [-14, -7, 0]) await of('POST', `${id}/skip`, { day: addDays(today, count), isSkipped: true });
    const { body } = await schedule(id, { unit: 'week', firstDay: addDays(today, -13) });
    expect(days(body)).toEqual([1, 8, 15].map((count) => addDays(today, count)));
  });

  it('keeps a day that is due', async () => {
    const { id } = await aStoredSeries(owner);
    const weekly = { unit: 'week', firstDay: addDays(today, -14) } as const;
    await schedule(id, weekly, { includesPast: true });
    const { body } = await schedule(id, { ...weekly, hour: 10 });
    expect(days(body)[0]).toBe(addDays(today, -14));
  });

  it('is changed in one of two windows', async () => {
    const { id, version } = await aScheduledSeries(owner);
    const answers = await Promise.all([7, 8].map((hour) => schedule(id, { hour }, { version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a day', () => {
  it('is skipped and no longer skipped, and moves when the series is due', async () => {
    const { id } = await aScheduledSeries(owner);
    const skipped = await of('POST', `${id}/skip`, { day: FIRST_DAY, isSkipped: true });
    expect(skipped.body.coming[0]).toMatchObject({ day: FIRST_DAY, isSkipped: true });
    expect(await dueAt(id)).toMatch(/^2090-02-28/);
    const again = await of('POST', `${id}/skip`, { day: FIRST_DAY, isSkipped: true });
    expect(again.body.version).toBe(skipped.body.version);
    expect((await of('POST', `${id}/make`, { day: FIRST_DAY })).body.reason).toBe('NOT_THE_NEXT_DAY');
    await of('POST', `${id}/skip`, { day: FIRST_DAY, isSkipped: false });
    expect(await dueAt(id)).toMatch(/^2090-01-31/);
    const other = await of('POST', `${id}/skip`, { day: '2090-01-30', isSkipped: true });
    expect(other).toMatchObject({ status: 409, body: { reason: 'NOT_A_SERIES_DAY' } });
  });

  it('alone has other content, one at a time, until that equals the rest', async () => {
    const { id } = await aScheduledSeries(owner);
    const items = [{ name: 'Design', quantity: 1, rate: 50 }];
    const { body } = await of('PATCH', id, { only: '2090-02-28', items });
    expect(body.total).toBe(200);
    expect(body.coming).toMatchObject([{ total: 200 }, { total: 50, isChanged: true }, { total: 200 }]);
    expect(body.only).toMatchObject({ day: '2090-02-28', content: { items } });
    const second = await of('PATCH', id, { only: FIRST_DAY, items });
    expect(second).toMatchObject({ status: 409, body: { reason: 'SERIES_DAY_CHANGED' } });
    expect((await of('PATCH', id, { only: '2090-02-27', items })).body.reason).toBe('NOT_A_SERIES_DAY');
    const back = await of('PATCH', id, { only: '2090-02-28', items: body.items.map(({ amount: _, ...item }) => item) });
    expect(back.body.only).toBeUndefined();
  });

  it('has no content that, with that of the others, is more than a series can store', async () => {
    const { id } = await aScheduledSeries(owner, { items: longLines('a') });
    const { status, body } = await of('PATCH', id, { only: FIRST_DAY, items: longLines('b') });
    expect({ status, issues: body.issues }).toMatchObject({
      status: 400,
      issues: [{ path: 'items', rule: 'maxKilobytes' }],
    });
    expect((await of('PATCH', id, { only: FIRST_DAY, poNumber: 'P-1' })).status).toBe(400);
    expect((await of('PATCH', id, { items: longLines('b') })).status).toBe(200);
  });

  it('that was missed is made, or taken off the list', async () => {
    const { id } = await aScheduledSeries(owner);
    await heldBack(owner, id);
    expect(await read(id)).toMatchObject({ missed: ['2026-01-31'], held: { because: 'no-email' } });
    expect((await of('POST', `${id}/dismiss`, {})).body.held).toBeUndefined();
    const { status, body } = await of<Invoice>('POST', `${id}/make`, { day: '2026-01-31' });
    expect({ status, day: body.issueDate }).toEqual({ status: 201, day: '2026-01-31' });
    const after = await read(id);
    expect(after.missed).toBeUndefined();
    expect(days(after)[0]).toBe(FIRST_DAY);
    await heldBack(owner, id);
    const { body: skipped } = await of('POST', `${id}/skip`, { day: '2026-01-31', isSkipped: true });
    expect(skipped.missed).toBeUndefined();
  });
});

describe('a series', () => {
  it('is paused, resumed, stopped and resumed', async () => {
    const { id } = await aScheduledSeries(owner);
    expect((await of('POST', `${id}/pause`, {})).body).toMatchObject({ status: 'PAUSED', coming: [] });
    expect(await dueAt(id)).toBeUndefined();
    expect((await of('POST', `${id}/resume`, {})).body).toMatchObject({ status: 'ACTIVE' });
    const until = await of('POST', `${id}/pause`, { until: '2090-02-01' });
    expect(until.body).toMatchObject({ status: 'PAUSED', pausedUntil: '2090-02-01' });
    expect(days(until.body)[0]).toBe('2090-02-28');
    expect((await of('POST', `${id}/pause`, { until: today })).status).toBe(400);
    const stopped = await of('POST', `${id}/stop`, {});
    expect(stopped.body).toMatchObject({ status: 'ENDED', coming: [] });
    expect((await of('POST', `${id}/stop`, {})).body.version).toBe(stopped.body.version);
    expect(await of('POST', `${id}/pause`, {})).toMatchObject({ status: 409, body: { reason: 'SERIES_NOT_RUNNING' } });
    expect(days((await of('POST', `${id}/resume`, {})).body)[0]).toBe(FIRST_DAY);
  });

  it('ends with its last invoice, and runs again once it has a later end', async () => {
    const { id } = await aScheduledSeries(owner, {}, { end: { count: 1 } });
    await of('POST', `${id}/make`, { day: FIRST_DAY });
    expect(await read(id)).toMatchObject({ status: 'ENDED', madeCount: 1 });
    expect((await of('POST', `${id}/resume`, {})).body.reason).toBe('SERIES_OVER');
    expect((await schedule(id, { end: { count: 1 } })).status).toBe(400);
    expect((await schedule(id, { end: { count: 2 } })).body).toMatchObject({ status: 'ACTIVE', coming: [{}] });
  });

  it('without a schedule cannot be paused, stopped or resumed, and is deleted', async () => {
    const { id } = await aStoredSeries(owner);
    for (const verb of ['pause', 'stop', 'resume']) expect((await of('POST', `${id}/${verb}`, {})).status).toBe(409);
    expect((await of('DELETE', id)).status).toBe(204);
    expect((await of('GET', id)).status).toBe(404);
  });

  it('does not keep its customer from being deleted', async () => {
    const { id: customerId } = await aCustomer(owner);
    const { id } = await aScheduledSeries(owner, { customerId });
    expect((await owner.call('DELETE', `/customers/${customerId}`)).status).toBe(204);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', total: 200 });
  });
});
