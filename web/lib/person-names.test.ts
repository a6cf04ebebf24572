import { expect, it } from 'vitest';
import { initialsOf } from './person-names.ts';

it.each([
  ['Maya Tremblay', 'MT'],
  ['Harbour & Finch Architects', 'HA'],
  ['élan', 'É'],
  ['  Café   Léger  ', 'CL'],
  ['𝒜lpha Beta', '𝒜B'],
  ['', ''],
])('of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
