import { clsx } from 'clsx';
import { Spinner } from './spinner.tsx';

/** Keeps the room of a calendar while it is loaded. */
export function CalendarSkeleton({ months = 1 }: { months?: 1 | 2 }) {
  return (
    <div
      className={clsx('flex h-75 items-center justify-center text-muted', months === 2 ? 'w-[36rem]' : 'w-72')}
      role="status"
    >
      <Spinner className="size-5" />
      <span className="sr-only">Loading calendar</span>
    </div>
  );
}
