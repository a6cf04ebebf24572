import { expect, it } from 'vitest';
import { zoneName } from './time-zone-names.ts';

it.each([
  ['America/Edmonton', 'Mountain time'],
  ['America/St_Johns', 'Newfoundland time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
])('%s is called %s', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});
