import { expect, it } from 'vitest';
import { readActivityAddress, toActivityFilter, writeActivityAddress } from './activity-address.ts';

const read = (query: string) => readActivityAddress(new URLSearchParams(query));

it('is restored from the URL', () => {
  const address = { search: 'INV-12', from: '2026-03-01', to: '2026-03-31' };
  expect(read(String(new URLSearchParams(writeActivityAddress(address))))).toEqual(address);
});

it('ignores invalid days', () => {
  expect(read('from=2026-02-30&to=soon')).toEqual({ search: '', from: undefined, to: undefined });
});

it('covers whole days in the reader’s time zone', () => {
  const filter = toActivityFilter(read('from=2026-01-05&to=2026-01-05'));
  expect(filter).toEqual({
    from: new Date(2026, 0, 5).toISOString(),
    to: new Date(2026, 0, 6).toISOString(),
  });
  expect(toActivityFilter(read(''))).toEqual({});
});
