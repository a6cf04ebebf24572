import { Repeat } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { SERIES_SORTS, type SeriesSort } from '#shared/series/sorts.ts';
import { SERIES_STATUSES } from '#shared/series/status.ts';
import { paths } from '#web/lib/paths.ts';
import { seriesListQuery } from '#web/lib/queries/series.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { SeriesRowMenu } from '#web/parts/series/actions/row-menu.tsx';
import { seriesLook, useSeriesActions } from '#web/parts/series/actions/use-series-actions.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { FILTER } from './filter.ts';
import { SeriesCard } from './series-card.tsx';
import { COLUMNS } from './series-columns.tsx';
import { t } from './texts.en.ts';

/** Fetched after the list, so that the list loads sooner. */
const loadSeriesDialogs = async () => (await import('#web/parts/series/actions/series-dialogs.tsx')).SeriesDialogs;

const SORT_LABELS = { createdAt: t.newest, billingName: t.customer } as const;

type Request = { search: string; page: number; limit: number; sortBy: SeriesSort; filter?: string };

function queryFor({ search, page, limit, sortBy, filter }: Request) {
  const status = SERIES_STATUSES.find((each) => each === filter);
  return seriesListQuery({
    ...{ page, limit, sortBy },
    ...(search && { searchQuery: search }),
    ...(status && { status }),
  });
}

/** The recurring invoices of the business, with their actions. */
export default function SeriesListScreen() {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const { act, dialog, closeDialog } = useSeriesActions();
  return (
    <>
      <BackLink to={paths.invoices}>{t.backToInvoices}</BackLink>
      <ListScreen
        actions={
          mayChange && {
            cell: (series) => (
              <RowActions name={series.billingName}>
                <SeriesRowMenu act={act} series={series} />
              </RowActions>
            ),
            skeleton: 'ml-auto h-4 w-5',
            width: 'w-19',
          }
        }
        add={mayChange && { label: t.create, onAdd: () => navigate(paths.createSeries) }}
        card={(series) => <SeriesCard act={act} series={series} />}
        cardSkeleton={<RecordCardSkeleton height="h-37" lines={['h-4 w-32', 'h-3.5 w-44', 'h-3.5 w-28']} />}
        columns={COLUMNS}
        empty={{ icon: Repeat, title: t.none, text: t.noneHint, action: t.createFirst }}
        entriesOf={({ data }) => data}
        failure={{ title: t.loadFailed, text: t.loadFailedHint }}
        filter={FILTER}
        label={t.series}
        loading={{ title: t.loading, hint: t.loadingHint }}
        noMatch={{ title: t.noMatch, text: t.noMatchHint }}
        noun={t.noun}
        query={queryFor}
        region={t.list}
        sortLabels={SORT_LABELS}
        sorts={SERIES_SORTS}
      >
        {() => (
          <LazyDialog load={loadSeriesDialogs} look={seriesLook(dialog)} onClose={closeDialog}>
            {(SeriesDialogs) => dialog && <SeriesDialogs dialog={dialog} onClose={closeDialog} />}
          </LazyDialog>
        )}
      </ListScreen>
    </>
  );
}
