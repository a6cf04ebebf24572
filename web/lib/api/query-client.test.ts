import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from './call-errors.ts';
import { createQueryClient } from './query-client.ts';

const retry = createQueryClient().getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;

it.each([
  ['a refused read', 0, new AppError('NOT_FOUND', 'x'), false],
  ['a failing server', 0, new AppError('UNEXPECTED', 'x'), true],
  ['a missing response', 0, new ConnectionError(), true],
  ['a second failure', 1, new ConnectionError(), false],
])('after %s: retries only what a retry may fix', (_, failures, error, isRetried) => {
  expect(retry(failures, error)).toBe(isRetried);
});

describe('once the connection is back', () => {
  let client: QueryClient;

  beforeEach(() => {
    vi.useFakeTimers();
    client = createQueryClient();
    client.mount();
  });

  afterEach(() => {
    client.unmount();
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  const reconnect = async () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
  };
  const observe = (queryFn: () => Promise<string>) => {
    const observer = new QueryObserver(client, { queryKey: ['invoice'], queryFn });
    observer.subscribe(() => {});
    return observer;
  };

  it('refetches what is on the screen', async () => {
    const queryFn = vi.fn(async () => 'stored');
    observe(queryFn);
    await vi.advanceTimersByTimeAsync(0);
    await reconnect();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a refetch', ['stored']],
    ['a first fetch', []],
  ])('replaces %s whose retry was sent before', async (_, before) => {
    const lost = Promise.withResolvers<string>();
    const queryFn = vi.fn(async () => 'fresh');
    for (const data of before) queryFn.mockResolvedValueOnce(data);
    queryFn.mockRejectedValueOnce(new ConnectionError()).mockReturnValueOnce(lost.promise);
    const observer = observe(queryFn);
    await vi.advanceTimersByTimeAsync(0);
    if (before.length > 0) void observer.refetch();
    await vi.advanceTimersByTimeAsync(1000);
    await reconnect();
    lost.reject(new ConnectionError());
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'fresh' });
  });

  it('lets a fetch for no screen finish', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const fetched = client.fetchQuery({ queryKey: ['file'], queryFn: () => promise });
    await reconnect();
    resolve('whole');
    expect(await fetched).toBe('whole');
  });
});
