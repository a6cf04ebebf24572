import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import type { ToolbarChoice } from './choice-select.tsx';
import type { Noun } from './noun.ts';
import { pageSizeChoice } from './page-size-choice.ts';
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
  filter?: Pick<ToolbarChoice, 'label' | 'options'>;
};

/** Search, filter, sort order and page size of a list. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { address, show, label, noun, sortLabels, filter } = props;
  const showPart = show as ShowPage;
  const sorts = sortLabels && (Object.entries(sortLabels) as [Sort, string][]);
  const order: ToolbarChoice | undefined = sorts && {
    label: t.sort(noun),
    options: new Map(sorts.map(([sort, field]) => [sort, t.sortedBy({ field })])),
    value: address.sortBy,
    onChange: (sortBy) => showPart({ sortBy }),
    width: 'flex-1 @xl:w-44 @xl:flex-none',
  };
  const choiceOf = (choice: Pick<ToolbarChoice, 'label' | 'options'>): ToolbarChoice => ({
    ...choice,
    value: address.filter,
    onChange: (value) => showPart({ filter: value }),
    width: 'flex-1 @xl:w-40 @xl:flex-none',
    isFiltering: address.filter !== '',
  });
  return (
    <ToolbarFrame
      choices={[
        ...(filter ? [choiceOf(filter)] : []),
        ...(order ? [order] : []),
        pageSizeChoice({ label, value: address.pageSize, onChange: (pageSize) => showPart({ pageSize }) }),
      ]}
      search={
        <SearchBox
          onSearch={(search) => showPart({ search }, { replace: true })}
          placeholder={t.search(noun)}
          search={address.search}
        />
      }
    />
  );
}
