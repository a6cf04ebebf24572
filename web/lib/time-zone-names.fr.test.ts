import { expect, it } from 'vitest';
import { zoneName } from './time-zone-names.ts';

it.each([
  ['America/Edmonton', 'heure des Rocheuses'],
  ['America/Toronto', 'heure de l’Est'],
  ['America/New_York', 'heure locale (New York)'],
  ['Etc/UTC', 'UTC'],
])('%s is called %s', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});
