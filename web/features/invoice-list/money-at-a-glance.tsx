import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '#shared/invoice/list-filter.ts';
import { invoiceStatsQuery } from '#web/lib/queries/invoices.ts';
import { FigureRow } from '#web/parts/figures/figure-row.tsx';
import { FigureTile } from '#web/parts/figures/figure-tile.tsx';
import { glanceFigures } from './glance-figures.ts';
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
  return (
    <FigureRow count={4} failed={t.figuresFailed} label={t.glance} query={useQuery(invoiceStatsQuery)}>
      {(stats) =>
        glanceFigures(stats).map((figure) => (
          <FigureTile
            figure={figure}
            filter={{
              isPressed: filter === figure.filter,
              title: filter === figure.filter ? t.showAll : t.showOnlyThese,
              onPress: () => onFilter(filter === figure.filter ? undefined : figure.filter),
            }}
            key={figure.filter}
          />
        ))
      }
    </FigureRow>
  );
}
