import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_ATTEMPTS, retry } from './retry.ts';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('returns what the first successful attempt returns', async () => {
  const attempt = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce('done');
  expect(await retry('test', attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('gives up after the last attempt, and logs what was retried', async () => {
  vi.stubEnv('LOG_LEVEL', 'info');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const attempt = vi.fn().mockResolvedValue(null);
  expect(await retry('test', attempt)).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(MAX_ATTEMPTS);
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toEqual([{ level: 'warn', event: 'retries-exhausted', what: 'test', attempts: MAX_ATTEMPTS }]);
});

it('gives a nested retry no more time than the outer one', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const inner = vi.fn(async () => {
    now.mockReturnValue(12_001);
    return null;
  });
  const outer = vi.fn(() => retry('inner', inner));
  expect(await retry('outer', outer)).toBeNull();
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 1]);
});

it('does not retry an attempt that throws', async () => {
  const attempt = vi.fn().mockRejectedValue(new Error('refused'));
  await expect(retry('test', attempt)).rejects.toThrow('refused');
  expect(attempt).toHaveBeenCalledTimes(1);
});
