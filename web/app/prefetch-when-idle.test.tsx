import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { PrefetchWhenIdle } from './prefetch-when-idle.tsx';

const prefetch = vi.fn();
const editor = { Screen: () => null, prefetch };

function List({ load }: { load: () => Promise<string> }) {
  useQuery({ queryKey: ['list'], queryFn: load });
  return <PrefetchWhenIdle screen={editor} />;
}

const show = (load = () => Promise.resolve('list')) =>
  renderFor({ status: 'authenticated', user: aUser() }, <List load={load} />);
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
});

it('fetches the next screen once the current one has loaded', async () => {
  const list = Promise.withResolvers<string>();
  show(() => list.promise);
  await pause();
  expect(prefetch).not.toHaveBeenCalled();
  list.resolve('list');
  await pause();
  expect(prefetch).toHaveBeenCalledOnce();
});

it('fetches nothing for users who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show();
  await pause();
  expect(prefetch).not.toHaveBeenCalled();
});
