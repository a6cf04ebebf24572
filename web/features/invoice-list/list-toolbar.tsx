import { LIST_FILTERS } from '#shared/invoice/list-filter.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { FILTER_LABELS } from '#web/lib/locale/statuses.en.ts';
import { DateRangePicker } from '#web/ui/forms/date-range-picker.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { PageSizeSelect } from '#web/ui/lists/page-size-select.tsx';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { ToolbarFrame } from '#web/ui/lists/toolbar-frame.tsx';
import type { ListAddress } from './list-address.ts';
import { LIST_SORTS, readSort } from './list-sorts.ts';
import { t } from './texts.en.ts';
import type { ShowInvoices } from './use-list-address.ts';

/** Search, dates, status, order and page size. */
export function ListToolbar({ address, show }: { address: ListAddress; show: ShowInvoices }) {
  return (
    <ToolbarFrame
      search={
        <>
          <SearchBox
            onSearch={(search) => show({ search }, { replace: true })}
            placeholder={t.search}
            search={address.search}
          />
          <DateRangePicker
            displayFormat={dictionary.paddedDay}
            label={t.filterByDate}
            onChange={(range) => show(range)}
            value={address}
          />
        </>
      }
    >
      <Select
        aria-label={t.status}
        className="flex-1 basis-32 @4xl:w-40 @4xl:flex-none"
        onChange={(event) => show({ status: LIST_FILTERS.find((filter) => filter === event.target.value) })}
        value={address.status ?? ''}
      >
        <option value="">{t.allStatuses}</option>
        <Options labelOf={(filter) => FILTER_LABELS[filter]} of={LIST_FILTERS} />
      </Select>
      <Select
        aria-label={t.sortInvoices}
        className="flex-1 basis-32 @4xl:w-44 @4xl:flex-none"
        onChange={(event) => show({ sort: readSort(event.target.value) })}
        value={address.sort}
      >
        {Object.entries(LIST_SORTS).map(([sort, { label }]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      {/* On phones, a line of its own. */}
      <div className="flex max-sm:basis-full [&>*]:grow">
        <PageSizeSelect label={t.invoices} onChange={(pageSize) => show({ pageSize })} value={address.pageSize} />
      </div>
    </ToolbarFrame>
  );
}
