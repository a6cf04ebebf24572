import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { kept, useKept } from '#web/lib/browser/kept.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { useUser } from '#web/lib/session/session.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { t } from './section-texts.en.ts';

const loadDashboard = async () => (await import('./dashboard.tsx')).Dashboard;

/** In such a window it is open until it is closed. */
const OPEN_FROM = '(min-width: 640px)';

/**
 * What needs attention, six months and what is owed, below a line that hides it. The choice is kept on this device; at first
 * it is open; a phone has no room for it above the list. Nothing is fetched while it is closed (decision W148).
 */
export function DashboardSection({ isReady }: { isReady: boolean }) {
  const key = `dashboard:${useUser().businessId}`;
  const [choice, keepChoice] = useKept<Choice | ''>(key, () => keptChoice(key));
  const isWide = useMedia(OPEN_FROM);
  const [isFailed, setIsFailed] = useState(false);
  const isOpen = (choice ? choice === 'open' : isWide) && !isFailed;
  return (
    <section
      aria-label={t.overview}
      className="mt-1 grid max-sm:hidden grid-cols-[auto_minmax(0,1fr)] items-center gap-y-1.5 sm:mt-2"
    >
      <button
        aria-expanded={isOpen}
        className="inline-flex min-h-control items-center gap-1 rounded-sm text-muted text-sm hover:text-ink"
        onClick={() => {
          setIsFailed(false);
          keepChoice(isOpen ? 'closed' : 'open');
        }}
        type="button"
      >
        {t.overview}
        <ChevronDown aria-hidden="true" className={clsx('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && !isReady && <DashboardSkeleton />}
      {isOpen && isReady && (
        <LazyPart fallback={<DashboardSkeleton />} load={loadDashboard} onFailed={() => setIsFailed(true)}>
          {(Dashboard) => <Dashboard />}
        </LazyPart>
      )}
    </section>
  );
}

type Choice = 'open' | 'closed';

/** What was chosen on this device; empty if nothing was. */
function keptChoice(key: string): Choice | '' {
  const choice = kept(key);
  return choice === 'open' || choice === 'closed' ? choice : '';
}
