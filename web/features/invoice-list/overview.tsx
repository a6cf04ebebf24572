import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { invoiceStatsQuery } from '#web/lib/queries/invoices.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';
import { useDismissed } from '#web/lib/session/use-dismissed.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { DashboardSection } from './dashboard/dashboard-section.tsx';
import { hasIssued } from './glance-figures.ts';
import { MoneyAtAGlance } from './money-at-a-glance.tsx';
import { t } from './texts.en.ts';

const loadFirstSteps = async () => (await import('./first-steps/first-steps.tsx')).FirstSteps;

type OverviewProps = ComponentProps<typeof MoneyAtAGlance> & {
  /** Called when the first steps are dismissed, and the focus is lost. */
  onDismissed: () => void;
};

/**
 * The business's figures, and below them the dashboard; until the business has sent an invoice, the first steps, unless they
 * are dismissed or not the user's to take.
 */
export function Overview({ onDismissed, ...figures }: OverviewProps) {
  const { data: stats } = useQuery(invoiceStatsQuery);
  const [dismissed, dismiss] = useDismissed(`dismissedFirstSteps:${useUser().businessId}`);
  const mayChange = useMayChange();
  const [isFailed, setIsFailed] = useState(false);
  const [hasDialog, setHasDialog] = useState(false);
  // A refetch must not close a dialog with unsaved input.
  const isNew = stats !== undefined && (hasDialog || !hasIssued(stats));
  const hasSteps = mayChange && isNew && !dismissed.has(ALL) && !isFailed;
  if (!hasSteps) {
    return (
      <>
        <MoneyAtAGlance {...figures} />
        <DashboardSection place="aboveList" />
      </>
    );
  }
  return (
    <LazyPart
      fallback={
        <LoadingRegion title={t.loadingSteps}>
          <Skeleton className="h-106 rounded-lg" />
        </LoadingRegion>
      }
      load={loadFirstSteps}
      onFailed={() => setIsFailed(true)}
    >
      {(FirstSteps) => (
        <FirstSteps
          counts={stats.counts}
          onDialog={setHasDialog}
          onDismiss={() => {
            dismiss([ALL]);
            onDismissed();
          }}
        />
      )}
    </LazyPart>
  );
}

const ALL = 'all';
