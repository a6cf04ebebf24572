import type { OfflineCopy } from '#web/lib/offline/offline-copy.ts';
import { Logo } from '#web/ui/logo.tsx';
import { OfflineAppointments } from './offline-appointments.tsx';
import { OfflineInvoices } from './offline-invoices.tsx';
import { t } from './texts.en.ts';

type OfflinePageProps = {
  /** Null if nobody is signed in on this device, or nothing was read yet. */
  copy: OfflineCopy | null;
  now: Date;
  onRetry: () => void;
};

/**
 * What the installed app shows without a connection: the invoices and appointments as last read, and when. It has no
 * session and no calls, so it cannot change anything.
 */
export function OfflinePage({ copy, now, onRetry }: OfflinePageProps) {
  const { invoices, appointments, utcOffsetMinutes = 0 } = copy ?? {};
  const clock = new Date(now.getTime() + utcOffsetMinutes * 60_000).toISOString();
  return (
    <>
      <header>
        <Logo className="logo" />
      </header>
      <main>
        <div className="offline" role="status">
          <div>
            <h1>{t.offline}</h1>
            <p>{invoices || appointments ? t.readOnly : t.nothingKept}</p>
          </div>
          <button className="button quiet" onClick={onRetry} type="button">
            {t.tryAgain}
          </button>
        </div>
        {appointments && <OfflineAppointments {...appointments} today={clock.slice(0, 10)} />}
        {invoices && <OfflineInvoices {...invoices} />}
      </main>
    </>
  );
}
