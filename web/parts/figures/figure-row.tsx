import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { FIGURE_ROW, FigureTileSkeleton } from './figure-tile.tsx';
import { t } from './texts.en.ts';

type FigureRowProps<Stats> = {
  /** Names the row. */
  label: string;
  query: Pick<UseQueryResult<Stats>, 'data' | 'isPending' | 'refetch'>;
  /** How many tiles there will be. */
  count: number;
  /** Says that the figures did not load. */
  failed: string;
  children: (stats: Stats) => ReactNode;
};

/** A row of figures above a list, in any state; a failure does not keep anyone from the list. */
export function FigureRow<Stats>({ label, query, count, failed, children }: FigureRowProps<Stats>) {
  const { data, isPending, refetch } = query;
  if (isPending) {
    return (
      <LoadingRegion className={FIGURE_ROW} title={t.loading}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <FigureTileSkeleton key={place} />
        ))}
      </LoadingRegion>
    );
  }
  if (!data) {
    return (
      <div className="flex min-h-28 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4">
        <p className="text-muted">{failed}</p>
        <Button onClick={() => refetch()} size="sm" variant="secondary">
          {t.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={label} className={FIGURE_ROW}>
      {children(data)}
    </section>
  );
}
