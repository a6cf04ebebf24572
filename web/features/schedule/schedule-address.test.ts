import { describe, expect, it } from 'vitest';
import { moveWindow, readScheduleAddress, selectDay, windowDays, writeScheduleAddress } from './schedule-address.ts';

const TODAY = '2026-11-21';

describe('the query string of the schedule', () => {
  it.each([
    ['', '2026-11-21', '2026-11-21'],
    ['day=2026-11-24', '2026-11-21', '2026-11-24'],
    ['day=2026-11-27', '2026-11-21', '2026-11-27'],
    ['day=2026-11-28', '2026-11-28', '2026-11-28'],
    ['day=2026-11-20', '2026-11-20', '2026-11-20'],
    ['from=2026-12-01', '2026-12-01', '2026-12-01'],
    ['from=2026-12-01&day=2026-12-07', '2026-12-01', '2026-12-07'],
    ['from=2026-12-01&day=2026-12-08', '2026-12-01', '2026-12-01'],
    ['from=2026-12-01&day=2026-11-30', '2026-12-01', '2026-12-01'],
    ['from=tomorrow&day=2026-02-30', '2026-11-21', '2026-11-21'],
    ['from=&day=', '2026-11-21', '2026-11-21'],
  ])('"%s" shows the days from %s on, and %s', (address, first, day) => {
    expect(readScheduleAddress(new URLSearchParams(address), TODAY)).toEqual({ first, day, isMine: false });
  });

  it.each([
    ['2026-11-21', '2026-11-21', {}],
    ['2026-11-21', '2026-11-23', { day: '2026-11-23' }],
    ['2026-11-28', '2026-11-28', { from: '2026-11-28' }],
    ['2026-11-28', '2026-11-30', { from: '2026-11-28', day: '2026-11-30' }],
  ])('from %s on with %s is written as %j, and reads back the same', (first, day, written) => {
    const address = { first, day, isMine: false };
    expect(writeScheduleAddress(address, TODAY)).toEqual(written);
    expect(readScheduleAddress(new URLSearchParams(written), TODAY)).toEqual(address);
  });
});

it('keeps whose appointments are shown, also in another week', () => {
  const mine = readScheduleAddress(new URLSearchParams('mine=1'), TODAY);
  expect(mine).toEqual({ first: TODAY, day: TODAY, isMine: true });
  expect(writeScheduleAddress(mine, TODAY)).toEqual({ mine: '1' });
  expect([moveWindow(mine, 1).isMine, selectDay(mine, '2026-11-22').isMine]).toEqual([true, true]);
});

it('moves by seven days across months, years and clock changes', () => {
  expect(moveWindow({ first: '2026-12-28', day: '2026-12-31', isMine: false }, 1)).toMatchObject({
    first: '2027-01-04',
    day: '2027-01-07',
  });
  expect(moveWindow({ first: '2026-03-10', day: '2026-03-10', isMine: false }, -1)).toMatchObject({
    first: '2026-03-03',
    day: '2026-03-03',
  });
  expect(windowDays('2028-02-26')).toEqual([
    '2028-02-26',
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
    '2028-03-03',
  ]);
});

it('selects a day within the window, or opens a window at a day outside of it', () => {
  const window = { first: '2026-11-21', day: '2026-11-21', isMine: false };
  expect(selectDay(window, '2026-11-27')).toMatchObject({ first: '2026-11-21', day: '2026-11-27' });
  expect(selectDay(window, '2026-11-28')).toMatchObject({ first: '2026-11-28', day: '2026-11-28' });
  expect(selectDay(window, '2026-11-20')).toMatchObject({ first: '2026-11-20', day: '2026-11-20' });
});
