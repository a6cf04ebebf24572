import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake clock by `ms`, and lets the screen update. */
export const passTime = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
