import { useEffect, useState } from 'react';

const START = 13;
const MOST = 90;
const STEP_MS = 500;

/** A bar that creeps towards its end while something is loaded, and never gets there (spec 1 §9). */
export function LoadingProgress({ label }: { label: string }) {
  const [percent, setPercent] = useState(START);
  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => Math.min(MOST, now + Math.ceil((MOST - now) / 6))), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      className="h-1 overflow-hidden rounded-full bg-line"
      role="progressbar"
    >
      <div className="h-full rounded-full bg-accent transition-[width] duration-500" style={{ width: `${percent}%` }} />
    </div>
  );
}
