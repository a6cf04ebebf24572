import { expect, it } from 'vitest';
import { PROVINCE_CODES, PROVINCES } from './canada/provinces.ts';
import { TimeZone } from './time-zone.ts';

it.each([
  'America/St_Johns',
  'America/Argentina/Buenos_Aires',
  'Pacific/Kiritimati',
  'America/Yellowknife',
  'Etc/UTC',
  'UTC',
  ...PROVINCE_CODES.map((code) => PROVINCES[code].timeZone),
])('%s is a time zone', (zone) => {
  expect(TimeZone.safeParse(zone).data).toBe(zone);
});

it.each([
  '',
  'Calgary',
  'EST',
  'MST7MDT',
  'GMT+1',
  '+05:30',
  'America/Calgary',
  'America/',
  '../etc/passwd',
  ' UTC',
  7,
])('%j is not', (text) => {
  expect(TimeZone.safeParse(text).error?.issues[0]?.message ?? '').not.toBe('');
});
