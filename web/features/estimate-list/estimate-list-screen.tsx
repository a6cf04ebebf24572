import { FileCheck2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ESTIMATE_SORTS, type EstimateSort } from '#shared/estimate/sorts.ts';
import { ESTIMATE_QUERIES } from '#shared/estimate/status.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateListQuery } from '#web/lib/queries/estimates.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { EstimateRowMenu } from '#web/parts/estimates/row-menu.tsx';
import { estimateLook, useEstimateActions } from '#web/parts/estimates/use-estimate-actions.ts';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { COLUMNS } from './estimate-columns.tsx';
import { EstimateFigures } from './estimate-figures.tsx';
import { FILTER } from './filter.ts';
import { t } from './texts.en.ts';

/** Fetched after the list, so that the list loads sooner. */
const loadEstimateDialogs = async () => (await import('#web/parts/estimates/estimate-dialogs.tsx')).EstimateDialogs;

const SORT_LABELS = {
  createdAt: t.newest,
  billingName: t.customer,
  invoiceNumber: t.number,
  dueDate: t.validUntil,
} as const;

type Request = { search: string; page: number; limit: number; sortBy: EstimateSort; filter?: string };

function queryFor({ search, page, limit, sortBy, filter }: Request) {
  const status = ESTIMATE_QUERIES.find((state) => state === filter);
  return estimateListQuery({
    ...{ page, limit, sortBy },
    ...(search && { searchQuery: search }),
    ...(status && { status }),
  });
}

/** The estimates of the business, with their actions. */
export default function EstimateListScreen() {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const { act, dialog, closeDialog } = useEstimateActions();
  return (
    <ListScreen
      actions={
        mayChange && {
          cell: (estimate) => (
            <RowActions name={estimate.invoiceNumber}>
              <EstimateRowMenu act={act} estimate={estimate} />
            </RowActions>
          ),
          skeleton: 'ml-auto h-4 w-5',
          width: 'w-19',
        }
      }
      add={mayChange && { label: t.create, onAdd: () => navigate(paths.createEstimate) }}
      card={(estimate) => <EstimateCard act={act} estimate={estimate} />}
      cardSkeleton={<RecordCardSkeleton height="h-37" lines={['h-4 w-32', 'h-3.5 w-44', 'h-3.5 w-28']} />}
      columns={COLUMNS}
      empty={{ icon: FileCheck2, title: t.none, text: t.noneHint, action: t.writeFirst }}
      entriesOf={({ data }) => data}
      failure={{ title: t.loadFailed, text: t.loadFailedHint }}
      filter={FILTER}
      label={t.estimates}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noMatch={{ title: t.noMatch, text: t.noMatchHint }}
      notice={<EstimateFigures />}
      noun={t.noun}
      query={queryFor}
      region={t.list}
      sortLabels={SORT_LABELS}
      sorts={ESTIMATE_SORTS}
    >
      {() => (
        <LazyDialog load={loadEstimateDialogs} look={estimateLook(dialog)} onClose={closeDialog}>
          {(EstimateDialogs) => dialog && <EstimateDialogs dialog={dialog} onClose={closeDialog} />}
        </LazyDialog>
      )}
    </ListScreen>
  );
}
