import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passTime } from '#test/support/screens/time-harness.ts';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(applied = '') {
  const apply = vi.fn<(search: string) => void>();
  const hook = renderHook((current: string) => useSearchText(current, apply), { initialProps: applied });
  const type = (text: string) => act(() => hook.result.current.setText(text));
  return { ...hook, apply, type };
}

it('applies the trimmed text 500 ms after the last key', async () => {
  const { apply, type } = show();
  type('ma');
  await passTime(499);
  type(' maple ');
  await passTime(499);
  expect(apply).not.toHaveBeenCalled();
  await passTime(1);
  expect(apply).toHaveBeenCalledExactlyOnceWith('maple');
});

it('applies nothing when the text returns to the applied one', async () => {
  const { apply, type } = show('maple');
  type('maples');
  type('maple');
  await passTime(1000);
  expect(apply).not.toHaveBeenCalled();
});

it('keeps input typed while the previous search is being applied', async () => {
  const { result, rerender, apply, type } = show();
  type('ma');
  await passTime(500);
  type('maple');
  rerender('ma');
  expect(result.current.text).toBe('maple');
  await passTime(500);
  expect(apply.mock.calls).toEqual([['ma'], ['maple']]);
});

it('follows when the search changes by other means', async () => {
  const { result, rerender, apply } = show('maple');
  rerender('');
  expect(result.current.text).toBe('');
  await passTime(1000);
  expect(apply).not.toHaveBeenCalled();
});

it('applies nothing after unmounting', async () => {
  const { apply, type, unmount } = show();
  type('maple');
  unmount();
  await passTime(1000);
  expect(apply).not.toHaveBeenCalled();
});
