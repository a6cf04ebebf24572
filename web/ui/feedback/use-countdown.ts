import { useEffect, useRef } from 'react';

type CountdownOptions = {
  /** What the time is for: it begins anew with each value, and does not run for null. */
  of: unknown;
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
};

/** Calls back once when the time is over; while paused, the time that is left stands still. */
export function useCountdown({ of, durationMs, isPaused, onEnd }: CountdownOptions): void {
  const left = useRef({ of, ms: durationMs });
  useEffect(() => {
    if (of === null || isPaused) return undefined;
    if (left.current.of !== of) left.current = { of, ms: durationMs };
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - startedAt;
    };
  }, [of, durationMs, isPaused, onEnd]);
}
