import { useRef, useState } from 'react';

/** An action started by the user. `run` throws what the action throws. */
export type Action<Args extends unknown[] = []> = { run: (...args: Args) => Promise<void>; isBusy: boolean };

/** Runs an action once at a time: a second click while it is running does nothing. */
export function useAction<Args extends unknown[]>(action: (...args: Args) => unknown): Action<Args> {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (...args: Args): Promise<void> => {
    if (isRunning.current) return;
    const result = action(...args);
    if (!(result instanceof Promise)) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await result;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
