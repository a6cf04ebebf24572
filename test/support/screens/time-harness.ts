import { act } from '@testing-library/react';
import { vi } from 'vitest';

const { setImmediate } = globalThis;

/** Advances the fake clock by `ms`, and lets the screen update. */
export const passTime = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/**
 * Stops the fake clock, which from here only `passTime` advances: a test that something has not happened yet then holds
 * on a busy machine, too. Testing Library's own waits would never end; `standingUntil` takes their place.
 */
export const stopClock = (): void => void vi.setTimerTickMode('manual');

/** Waits until a condition holds, while the fake clock stands still. */
export async function standingUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await act(() => new Promise((resolve) => void setImmediate(resolve)));
}
