import { filterLabel, LIST_FILTERS } from '#shared/invoice/list-filter.ts';
import { DateRangePicker } from '#web/ui/date-range-picker.tsx';
import { PageSizeSelect } from '#web/ui/page-size-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { filterDay } from './filter-day.ts';
import type { ListAddress } from './list-address.ts';
import type { ShowInvoices } from './use-list-address.ts';

type ListToolbarProps = { address: ListAddress; show: ShowInvoices };

/** Which invoices are shown: search, status, dates, and how many on a page. */
export function ListToolbar({ address, show }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-4 sm:px-6">
      <SearchBox
        onSearch={(search) => show({ search }, { replace: true })}
        placeholder="Search invoices..."
        search={address.search}
      />
      <Select
        aria-label="Status"
        className="min-w-32 max-lg:flex-1 lg:w-38"
        onChange={(event) => show({ status: LIST_FILTERS.find((filter) => filter === event.target.value) })}
        value={address.status ?? ''}
      >
        <option value="">All statuses</option>
        {LIST_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {filterLabel(filter)}
          </option>
        ))}
      </Select>
      <PageSizeSelect
        className="min-w-32 max-lg:flex-1 md:order-last lg:ml-auto lg:w-34"
        noun="Invoices"
        onChange={(pageSize) => show({ pageSize })}
        value={address.pageSize}
      />
      <DateRangePicker
        displayFormat={filterDay}
        label="Filter by date"
        onChange={(range) => show(range)}
        value={address}
      />
    </div>
  );
}
