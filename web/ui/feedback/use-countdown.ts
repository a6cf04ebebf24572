import { useEffect, useRef } from 'react';

type CountdownOptions = {
  /** The timed item: each new value restarts the countdown, null stops it. */
  of: unknown;
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
};

/** Calls back once when the time is over; while paused, the remaining time is kept. */
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
