import { clsx } from 'clsx';

/** A placeholder for loading content; size it with a class. Put it in a `LoadingRegion`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-shimmer rounded-sm bg-line outline-1 -outline-offset-1 outline-transparent', className)}
    />
  );
}
