import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { aUser, renderFor } from '#web/lib/session/session-harness.tsx';
import { PrefetchWhenIdle } from './prefetch-when-idle.tsx';
import { OWNERS } from './roles.ts';

const prefetch = vi.fn();
const editor = { Screen: () => null, prefetch };

function List({ load }: { load: () => Promise<string> }) {
  useQuery({ queryKey: ['list'], queryFn: load });
  return <PrefetchWhenIdle roles={OWNERS} screen={editor} />;
}

const show = (role: Role, load = () => Promise.resolve('list')) =>
  renderFor({ status: 'authenticated', user: aUser({ role }) }, <List load={load} />);
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
  show('USER', () => list.promise);
  await pause();
  expect(prefetch).not.toHaveBeenCalled();
  list.resolve('list');
  await pause();
  expect(prefetch).toHaveBeenCalledOnce();
});

it('fetches nothing for users who may not open the screen, nor for those who save data', async () => {
  show('EMPLOYEE');
  await pause();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show('USER');
  await pause();
  expect(prefetch).not.toHaveBeenCalled();
});
