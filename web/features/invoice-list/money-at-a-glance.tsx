import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '#shared/invoice/list-filter.ts';
import { invoiceStatsQuery } from '#web/lib/queries/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { glanceFigures } from './glance-figures.ts';
import { GLANCE_ROW, GlanceTile, GlanceTileSkeleton } from './glance-tile.tsx';
import { t } from './texts.en.ts';

type MoneyAtAGlanceProps = {
  /** The filter applied now. */
  filter: ListFilter | undefined;
  onFilter: (filter: ListFilter | undefined) => void;
};

/**
 * Outstanding, overdue, paid and drafts, and what was written off; clicking a figure filters by its invoices, clicking
 * it again removes the filter.
 */
export function MoneyAtAGlance({ filter, onFilter }: MoneyAtAGlanceProps) {
  const { data, isPending, refetch } = useQuery(invoiceStatsQuery);
  if (isPending) {
    return (
      <LoadingRegion className={GLANCE_ROW} title={t.loadingFigures}>
        {['outstanding', 'overdue', 'paid', 'draft'].map((figure) => (
          <GlanceTileSkeleton key={figure} />
        ))}
      </LoadingRegion>
    );
  }
  if (!data) {
    return (
      <div className="flex min-h-28 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4">
        <p className="text-muted">{t.figuresFailed}</p>
        <Button onClick={() => refetch()} size="sm" variant="secondary">
          {t.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={t.glance} className={GLANCE_ROW}>
      {glanceFigures(data).map((figure) => (
        <GlanceTile
          figure={figure}
          isPressed={filter === figure.filter}
          key={figure.filter}
          onPress={() => onFilter(filter === figure.filter ? undefined : figure.filter)}
        />
      ))}
    </section>
  );
}
