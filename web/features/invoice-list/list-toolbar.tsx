import { INVOICE_STATUSES, statusLabel } from '#shared/invoice/status.ts';
import { DateRangePicker } from '#web/ui/date-range-picker.tsx';
import { Select } from '#web/ui/select.tsx';
import { filterDay } from './filter-day.ts';
import { type ListAddress, PAGE_SIZES } from './list-address.ts';
import { SearchBox } from './search-box.tsx';
import type { ShowInvoices } from './use-list-address.ts';

type ListToolbarProps = { address: ListAddress; show: ShowInvoices };

/** Which invoices are shown: search, status, dates, and how many on a page. */
export function ListToolbar({ address, show }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-4 sm:px-6">
      <SearchBox onSearch={(search) => show({ search }, { replace: true })} search={address.search} />
      <Select
        aria-label="Status"
        className="min-w-32 max-lg:flex-1 lg:w-38"
        onChange={(event) => show({ status: INVOICE_STATUSES.find((status) => status === event.target.value) })}
        value={address.status ?? ''}
      >
        <option value="">All statuses</option>
        {INVOICE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Invoices per page"
        className="min-w-32 max-lg:flex-1 md:order-last lg:ml-auto lg:w-34"
        onChange={(event) => {
          const pageSize = PAGE_SIZES.find((size) => String(size) === event.target.value);
          if (pageSize) show({ pageSize });
        }}
        value={address.pageSize}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} per page
          </option>
        ))}
      </Select>
      <DateRangePicker
        displayFormat={filterDay}
        label="Filter by date"
        onChange={(range) => show(range)}
        value={address}
      />
    </div>
  );
}
