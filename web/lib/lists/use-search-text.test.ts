import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(applied = '') {
  const apply = vi.fn<(search: string) => void>();
  const hook = renderHook((current: string) => useSearchText(current, apply), { initialProps: applied });
  const type = (text: string) => act(() => hook.result.current.setText(text));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, apply, type, wait };
}

it('applies the trimmed text 500 ms after the last key', async () => {
  const { apply, type, wait } = show();
  type('ma');
  await wait(499);
  type(' maple ');
  await wait(499);
  expect(apply).not.toHaveBeenCalled();
  await wait(1);
  expect(apply).toHaveBeenCalledExactlyOnceWith('maple');
});

it('applies nothing when the text returns to the applied one', async () => {
  const { apply, type, wait } = show('maple');
  type('maples');
  type('maple');
  await wait(1000);
  expect(apply).not.toHaveBeenCalled();
});

it('keeps input typed while the previous search is being applied', async () => {
  const { result, rerender, apply, type, wait } = show();
  type('ma');
  await wait(500);
  type('maple');
  rerender('ma');
  expect(result.current.text).toBe('maple');
  await wait(500);
  expect(apply.mock.calls).toEqual([['ma'], ['maple']]);
});

it('follows when the search changes by other means', async () => {
  const { result, rerender, apply, wait } = show('maple');
  rerender('');
  expect(result.current.text).toBe('');
  await wait(1000);
  expect(apply).not.toHaveBeenCalled();
});

it('applies nothing after unmounting', async () => {
  const { apply, type, unmount } = show();
  type('maple');
  unmount();
  await vi.advanceTimersByTimeAsync(1000);
  expect(apply).not.toHaveBeenCalled();
});
