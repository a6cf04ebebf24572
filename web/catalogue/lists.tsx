import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import type { PageMeta } from '#shared/api/page.ts';
import { AppError } from '#shared/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import type { EntryViews } from '#web/ui/lists/entry-list.tsx';
import { ExportButton, WithFileFormat } from '#web/ui/lists/export-button.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { CardFoot, CreatedOn, RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { RowMore } from '#web/ui/lists/row-more.tsx';
import { SelectEntry, SelectPage } from '#web/ui/lists/select-box.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { Money } from '#web/ui/money.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { Example, Group } from './example.tsx';

type Entry = { id: string; name: string; cents: number; createdAt: string };
type Page = { entries: Entry[]; meta: PageMeta };

const ENTRIES: Entry[] = [
  {
    id: '1',
    name: 'Northern Lights Landscaping and Design Incorporated',
    cents: 1_250_000,
    createdAt: '2026-11-02T12:00:00Z',
  },
  { id: '2', name: 'Larch & Co', cents: 9_900, createdAt: '2026-10-30T12:00:00Z' },
];
const PAGE: Page = { entries: ENTRIES, meta: { page: 2, limit: 2, total: 5, totalPages: 3 } };
const EMPTY: Page = { entries: [], meta: { page: 1, limit: 2, total: 0, totalPages: 0 } };

const COLUMNS: Column<Entry>[] = [
  {
    head: 'Name',
    cell: ({ name }) => name,
    skeleton: 'h-4 w-40',
    initials: ({ name }) => name.slice(0, 2).toUpperCase(),
  },
  { head: 'Status', cell: () => <Badge tone="green">paid</Badge>, skeleton: 'h-5 w-14', width: 'w-28' },
  {
    head: 'Amount',
    cell: ({ cents }) => <Money cents={cents} currency="CAD" />,
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-36',
    align: 'right',
  },
  CREATED,
];

function Actions({ entry: { name } }: { entry: Entry }) {
  return (
    <RowActions name={name}>
      <RowAction aria-label={`Edit ${name}`} icon={Pencil} title="Edit" />
      <RowAction
        aria-label={`Delete ${name}`}
        icon={Trash2}
        title="Delete"
        tone="danger"
        unavailable="It has payments"
      />
      <RowMore actions={[{ icon: Trash2, label: 'Delete', tone: 'danger', onSelect: () => {} }]} name={name} />
    </RowActions>
  );
}

/** Lists in each of their states, and the screen of a record that could not be shown. */
export function ListExamples() {
  const empty = useQuery({ queryKey: ['empty'], queryFn: () => EMPTY });
  const pending = useQuery({ queryKey: ['pending'], queryFn: () => new Promise<Page>(() => undefined) });
  const failed = useQuery<Page>({ queryKey: ['failed'], queryFn: refuse });
  const missing = useQuery<Page>({
    queryKey: ['missing'],
    queryFn: () => Promise.reject(new AppError('NOT_FOUND', 'Gone')),
  });
  return (
    <Group name="Lists">
      <Example name="List screen" wide>
        <div className="w-full">
          <ListScreen
            {...VIEWS}
            actions={{ cell: (entry) => <Actions entry={entry} />, skeleton: 'ml-auto h-4 w-20', width: 'w-28' }}
            add={{ label: 'Add Customer', onAdd: () => undefined }}
            entriesOf={({ entries }: Page) => entries}
            failure={{ title: 'Failed to load customers', text: 'Please try again.' }}
            loading={LOADING}
            noun={CUSTOMERS}
            noMatch={{ title: 'No customers found', text: 'No customer matches your search.' }}
            query={loadedQuery}
            region="Customer list"
            sortLabels={{ new: 'newest', name: 'name' }}
            sorts={['new', 'name']}
          >
            {() => null}
          </ListScreen>
        </div>
      </Example>
      <Example name="Selection">
        <SelectionBoxes />
      </Example>
      <Example name="Export">
        <WithFileFormat>
          <ExportButton onExport={() => undefined} />
        </WithFileFormat>
      </Example>
      <Example flush name="Loading list" wide>
        <List label="Loading customers" list={pending} />
      </Example>
      <Example flush name="Empty list">
        <List label="No customers" list={empty} />
      </Example>
      <Example flush name="Failed list">
        <List label="Failed customers" list={failed} />
      </Example>
      <Example name="Record not found" wide>
        <div className="w-full">
          <RecordScreen
            gone={{
              icon: FileText,
              title: 'Invoice not found',
              text: 'It may have been deleted.',
              back: { to: '/invoices', label: 'All Invoices' },
            }}
            title="Invoice"
            failed="Failed to load invoice"
            query={missing}
            skeleton={<Skeleton className="h-40" />}
          >
            {() => null}
          </RecordScreen>
        </div>
      </Example>
      <Example flush name="Failed fetch">
        <Fetched
          failure={{ title: 'Failed to load the invoice' }}
          query={failed}
          skeleton={<Skeleton className="h-40" />}
        >
          {() => null}
        </Fetched>
      </Example>
    </Group>
  );
}

function SelectionBoxes() {
  const selection = useSelection(
    'page 1',
    ENTRIES.map(({ id }) => id),
  );
  return (
    <div className="grid gap-4 p-2">
      <SelectPage label="Select this page" selection={selection} />
      {ENTRIES.map(({ id, name }) => (
        <SelectEntry id={id} key={id} label={`Select ${name}`} selection={selection} />
      ))}
    </div>
  );
}

const refuse = () => Promise.reject(new AppError('UNAVAILABLE', 'The service is not available right now.'));

const loadedQuery = ({ search }: { search: string }) =>
  queryOptions({ queryKey: ['loaded', search], queryFn: (): Page => (search ? EMPTY : PAGE) });

const CUSTOMERS = { one: 'customer', many: 'customers' };

const LOADING = { title: 'Loading Customers', hint: 'Please wait.' };

const VIEWS: EntryViews<Entry> = {
  label: 'Customers',
  columns: COLUMNS,
  card: (entry) => (
    <RecordCard
      foot={
        <CardFoot fact={<CreatedOn at={entry.createdAt} />}>
          <Actions entry={entry} />
        </CardFoot>
      }
      name={entry.name}
    >
      <p className="truncate font-medium">{entry.name}</p>
      <Money cents={entry.cents} currency="CAD" />
    </RecordCard>
  ),
  cardSkeleton: <RecordCardSkeleton height="h-29" lines={['h-4 w-36', 'h-3.5 w-44', 'h-3 w-28']} />,
};

function List({ label, list }: { label: string; list: UseQueryResult<Page> }) {
  return (
    <PagedList
      {...VIEWS}
      empty={<EmptyState icon={FileText} text="Add the first one." title="No customers yet" />}
      entriesOf={({ entries }) => entries}
      failure={{ title: 'Failed to load customers' }}
      label={label}
      list={list}
      loading={LOADING}
      noun={CUSTOMERS}
      onPage={() => undefined}
      pageSize={2}
      tableFrom={680}
    />
  );
}
