import { expect, it, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

it('retries until the import succeeds', async () => {
  vi.useFakeTimers();
  const fetchModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue('module');
  const fetched = retryImport(fetchModule);
  await vi.runAllTimersAsync();
  expect(await fetched).toBe('module');
  expect(fetchModule).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
