import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { Noun } from './noun.ts';
import { PageSizeSelect } from './page-size-select.tsx';
import { SearchBox } from './search-box.tsx';
import { t } from './texts.en.ts';
import { ToolbarFrame } from './toolbar-frame.tsx';

type ListToolbarProps<Sort extends string> = {
  address: SortedPageAddress<Sort>;
  show: ShowPage<Sort>;
  /** The list's label: "Customers". */
  label: string;
  noun: Noun;
  /** Labels of the sort orders; omitted if there is only one. */
  sortLabels?: Readonly<Record<Sort, string>>;
};

/** Search, sort order and page size of a list. */
export function ListToolbar<Sort extends string>({ address, show, label, noun, sortLabels }: ListToolbarProps<Sort>) {
  const sorts = sortLabels && (Object.entries(sortLabels) as [Sort, string][]);
  const pageSize = (
    <PageSizeSelect
      label={label}
      onChange={(pageSize) => show({ pageSize } as Partial<SortedPageAddress<Sort>>)}
      value={address.pageSize}
    />
  );
  return (
    <ToolbarFrame
      search={
        <>
          <SearchBox
            onSearch={(search) => show({ search } as Partial<SortedPageAddress<Sort>>, { replace: true })}
            placeholder={t.search(noun)}
            search={address.search}
          />
          {!sorts && pageSize}
        </>
      }
    >
      {sorts && (
        <>
          <Select
            aria-label={t.sort(noun)}
            className="flex-1 @4xl:w-44 @4xl:flex-none"
            onChange={({ target }) => {
              const chosen = sorts.find(([sort]) => sort === target.value);
              if (chosen) show({ sortBy: chosen[0] } as Partial<SortedPageAddress<Sort>>);
            }}
            value={address.sortBy}
          >
            {sorts.map(([sort, field]) => (
              <option key={sort} value={sort}>
                {t.sortedBy({ field })}
              </option>
            ))}
          </Select>
          <div className="flex max-[22rem]:basis-full [&>*]:grow">{pageSize}</div>
        </>
      )}
    </ToolbarFrame>
  );
}
