import { useRef, useState } from 'react';

/**
 * Runs an action at most once at a time, however fast it is asked for: a call while its promise is open does nothing.
 * `run` throws what the action throws.
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => unknown) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (...args: Args): Promise<void> => {
    if (isUnderWay.current) return;
    const result = action(...args);
    if (!(result instanceof Promise)) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await result;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
