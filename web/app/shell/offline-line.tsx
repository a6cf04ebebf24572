import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from './texts.en.tsx';

type OfflineLineProps = {
  /** Its place: over or beside what the screen shows, since it must not push away what someone is about to click. */
  className?: string;
  /** Within a header, where narrow windows have no room for the second sentence. */
  inHeader?: boolean;
};

/** Says that there is no connection. */
export function OfflineLine({ className, inHeader = false }: OfflineLineProps) {
  const isOnline = useIsOnline();
  return (
    // Screen readers announce only what is added to an existing region.
    <div className={clsx('min-w-0 print:hidden', className)} role="status">
      {!isOnline && (
        <p
          className={clsx(
            'flex items-center justify-center gap-1.5 bg-yellow-soft text-sm',
            inHeader ? 'rounded-md px-1.5 py-1' : 'size-full px-4 py-1.5 max-md:gap-3',
          )}
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span className={clsx(inHeader && 'truncate')}>
            <strong className="font-semibold">{t.offline}</strong>
            <span className={clsx('text-muted', inHeader && 'max-lg:sr-only')}>
              . <span className="inline-block">{t.typedStays}</span>
            </span>
          </span>
        </p>
      )}
    </div>
  );
}

/** Whether the browser reports a connection; a prerendered page assumes one. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
