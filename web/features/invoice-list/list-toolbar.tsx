import { LIST_FILTERS } from '#shared/invoice/list-filter.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { FILTER_LABELS } from '#web/lib/locale/statuses.en.ts';
import { DateRangePicker } from '#web/ui/forms/date-range-picker.tsx';
import { pageSizeChoice } from '#web/ui/lists/page-size-choice.ts';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { ToolbarFrame } from '#web/ui/lists/toolbar-frame.tsx';
import type { ListAddress } from './list-address.ts';
import { LIST_SORTS, readSort } from './list-sorts.ts';
import { t } from './texts.en.ts';
import type { ShowInvoices } from './use-list-address.ts';

const SELECT_WIDTH = 'flex-1 basis-32 @4xl:flex-none';

/** Search, dates, status, order and page size. */
export function ListToolbar({ address, show }: { address: ListAddress; show: ShowInvoices }) {
  return (
    <ToolbarFrame
      choices={[
        {
          label: t.status,
          options: STATUSES,
          value: address.status ?? '',
          onChange: (status) => show({ status: LIST_FILTERS.find((filter) => filter === status) }),
          width: `${SELECT_WIDTH} @4xl:w-40`,
          isFiltering: address.status !== undefined,
        },
        {
          label: t.sortInvoices,
          options: SORTS,
          value: address.sort,
          onChange: (sort) => show({ sort: readSort(sort) }),
          width: `${SELECT_WIDTH} @4xl:w-44`,
        },
        pageSizeChoice({ label: t.invoices, value: address.pageSize, onChange: (pageSize) => show({ pageSize }) }),
      ]}
      search={
        <SearchBox
          onSearch={(search) => show({ search }, { replace: true })}
          placeholder={t.search}
          search={address.search}
        />
      }
    >
      <DateRangePicker
        displayFormat={dictionary.paddedDay}
        label={t.filterByDate}
        onChange={(range) => show(range)}
        value={address}
      />
    </ToolbarFrame>
  );
}

const STATUSES = new Map([
  ['', t.allStatuses],
  ...LIST_FILTERS.map((filter) => [filter, FILTER_LABELS[filter]] as const),
]);
const SORTS = new Map(Object.entries(LIST_SORTS).map(([sort, { label }]) => [sort, label]));
