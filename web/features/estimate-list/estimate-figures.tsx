import { useQuery } from '@tanstack/react-query';
import { ESTIMATE_SORTS } from '#shared/estimate/sorts.ts';
import type { EstimateStats } from '#shared/estimate/stats.ts';
import { usePageAddress } from '#web/lib/lists/use-page-address.ts';
import { estimateStatsQuery } from '#web/lib/queries/estimates.ts';
import { amountsIn, type Figure } from '#web/parts/figures/figure.ts';
import { FigureRow } from '#web/parts/figures/figure-row.tsx';
import { FigureTile } from '#web/parts/figures/figure-tile.tsx';
import { FILTER } from './filter.ts';
import { t } from './texts.en.ts';

/**
 * What is open, what is to be invoiced, and what was won; clicking one of the first two filters by its estimates,
 * clicking it again removes the filter (decision W117). Nothing while there is nothing to count.
 */
export function EstimateFigures() {
  const query = useQuery(estimateStatsQuery);
  const { address, show } = usePageAddress(ESTIMATE_SORTS, FILTER.options);
  if (query.data && query.data.currencies.length === 0 && query.data.counts.closed === 0) return null;
  return (
    <div className="@container mb-3 sm:mb-6">
      <FigureRow count={3} failed={t.figuresFailed} label={t.figures} query={query}>
        {(stats) =>
          figuresOf(stats).map(({ filter, ...figure }) => (
            <FigureTile
              figure={figure}
              key={figure.label}
              {...(filter && {
                filter: {
                  isPressed: address.filter === filter,
                  title: address.filter === filter ? t.showAll : t.showOnlyThese,
                  onPress: () => show({ filter: address.filter === filter ? '' : filter }),
                },
              })}
            />
          ))
        }
      </FigureRow>
    </div>
  );
}

type EstimateFigure = Figure & { readonly filter?: 'SENT' | 'TO_INVOICE' };

function figuresOf({ currencies, counts, wonPercent = 0 }: EstimateStats): EstimateFigure[] {
  const weight = ({ open, toInvoice, won }: EstimateStats['currencies'][number]) => open + toInvoice + won;
  const byUse = currencies.toSorted((a, b) => weight(b) - weight(a));
  const { open, toInvoice, won, closed } = counts;
  return [
    {
      label: t.openFigure,
      filter: 'SENT',
      ...amountsIn(byUse, (sums) => sums.open),
      hint: t.openHint({ count: open }),
    },
    {
      label: t.toInvoice,
      filter: 'TO_INVOICE',
      ...amountsIn(byUse, (sums) => sums.toInvoice),
      hint: t.toInvoiceHint({ count: toInvoice }),
    },
    {
      label: t.won,
      ...amountsIn(byUse, (sums) => sums.won),
      hint: closed > 0 ? t.wonHint({ won, closed, percent: wonPercent }) : t.noneClosed,
      isHintKept: true,
    },
  ];
}
