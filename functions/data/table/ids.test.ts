import { expect, it } from 'vitest';
import { repeats } from '#test/support/repeats.ts';
import { newId } from './ids.ts';

const COUNT = repeats(50_000, 1_000_000);

it(`creates ${COUNT} ids of 22 alphanumeric characters without a duplicate`, () => {
  const ids = new Set<string>();
  for (let count = 0; count < COUNT; count += 1) ids.add(newId());
  expect(ids.size).toBe(COUNT);
  for (const id of [...ids].slice(0, 1_000)) expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
});
