import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCHEDULED_FUNCTIONS, SCHEDULES } from '#infra/schedules.ts';
import { startSchedules } from './schedules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(SCHEDULED_FUNCTIONS)('%s runs at its rate until the schedules stop', async (name) => {
  const runs: string[] = [];
  const { stop } = startSchedules(async (loaded) => async () => void runs.push(loaded));
  const own = () => runs.filter((run) => run === name);
  await vi.advanceTimersByTimeAsync(SCHEDULES[name].everyHours * 3_600_000 - 1);
  expect(own()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(own()).toEqual([name]);
  await stop();
  await vi.advanceTimersByTimeAsync(SCHEDULES[name].everyHours * 3_600_000);
  expect(own()).toEqual([name]);
});
