import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('makes 1,000,000 ids of 22 letters and digits without a duplicate', () => {
  const ids = new Set<string>();
  for (let count = 0; count < 1_000_000; count += 1) ids.add(newId());
  expect(ids.size).toBe(1_000_000);
  for (const id of [...ids].slice(0, 1_000)) expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
});
