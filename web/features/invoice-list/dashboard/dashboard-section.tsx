import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ADMITTED } from '#shared/api/route.ts';
import { hasIssued } from '#web/features/invoice-list/glance-figures.ts';
import { kept, useKept } from '#web/lib/browser/kept.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { invoiceStatsQuery } from '#web/lib/queries/invoices.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { t } from './section-texts.en.ts';

const loadDashboard = async () => (await import('./dashboard.tsx')).Dashboard;

/** In such a window it is above the list, and open until it is closed. */
const WIDE = '(min-width: 640px)';

type Place = 'aboveList' | 'belowList';

/**
 * The dashboard of those who see the reports, once an invoice was issued. It stands above the list, but on a phone, where the
 * list would be far below, it stands below the list (decision W148).
 */
export function DashboardSection({ place }: { place: Place }) {
  const isWide = useMedia(WIDE);
  const { data: stats, isPending } = useQuery(invoiceStatsQuery);
  const isAdmitted = hasRole(useUser(), ADMITTED.books) && (stats ? hasIssued(stats) : isPending);
  const isHere = isWide === (place === 'aboveList');
  return isAdmitted && isHere ? <Foldable isReady={!isPending} isWide={isWide} /> : null;
}

/**
 * What needs attention, six months and what is owed, below a line that hides it. The choice is kept on this device. Nothing is
 * fetched while it is closed.
 */
function Foldable({ isReady, isWide }: { isReady: boolean; isWide: boolean }) {
  const key = `dashboard:${useUser().businessId}`;
  const [choice, keepChoice] = useKept<Choice | ''>(key, () => keptChoice(key));
  const [isFailed, setIsFailed] = useState(false);
  const isOpen = (choice ? choice === 'open' : isWide) && !isFailed;
  return (
    <section aria-label={t.overview} className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-1.5">
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
