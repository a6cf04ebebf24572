import { expect, it } from 'vitest';
import { recentCopies } from './recent-copies.ts';
import type { SearchCopy } from './search-copy.ts';

const aCopy = (count: number): SearchCopy => ({
  since: '2026-03-01T00:00:00.000Z',
  items: Array.from({ length: count }, (_, index) => ({ sk: String(index), t: '' })),
});

it('keeps what was used last, as much as fits', () => {
  const copies = recentCopies(10);
  copies.set('a', aCopy(4));
  copies.set('b', aCopy(4));
  copies.get('a');
  copies.set('c', aCopy(4));
  expect(['a', 'b', 'c'].map((id) => copies.get(id) !== undefined)).toEqual([true, false, true]);
});

it('counts a copy once that was replaced', () => {
  const copies = recentCopies(10);
  for (let times = 5; times > 0; times -= 1) copies.set('a', aCopy(4));
  copies.set('b', aCopy(6));
  expect(['a', 'b'].map((id) => copies.get(id)?.items.length)).toEqual([4, 6]);
});

it('does not keep what is too large', () => {
  const copies = recentCopies(10);
  copies.set('a', aCopy(11));
  expect(copies.get('a')).toBeUndefined();
});
