import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { useIsOnline } from '#web/lib/browser/use-is-online.ts';

/** Says that there is no connection, sticking above the screen while it scrolls. */
export function OfflineLine({ className }: { className?: string }) {
  const isOnline = useIsOnline();
  return (
    // Screen readers announce only what is added to an existing region.
    <div className={clsx('sticky z-10 print:hidden', className)} role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-yellow-soft px-4 py-2 text-center text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <strong className="font-semibold">You're offline</strong>
            <span className="text-muted">. Anything you type stays on this page.</span>
          </span>
        </p>
      )}
    </div>
  );
}
