import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets this much of the faked time pass, in ms, and the screen take up what happens meanwhile. */
export const passTime = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
