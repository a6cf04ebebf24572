import { clsx } from 'clsx';

/** The shape of something that is still on its way; its size comes by class. Put it in a `LoadingRegion`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-shimmer rounded-sm bg-line', className)} />;
}
