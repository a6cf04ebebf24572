import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { PageMeta } from '#shared/api/page.ts';
import { useOpensAdd } from '#web/lib/browser/opens-add.ts';
import { usePageAddress } from '#web/lib/lists/use-page-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import type { Column } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import type { EntryViews } from './entry-list.tsx';
import { ListCount } from './list-count.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoMatch } from './no-match.tsx';
import type { Noun } from './noun.ts';
import { PagedList } from './paged-list.tsx';
import { t } from './texts.en.ts';

type Request<Sort> = { search: string; page: number; limit: number; sortBy: Sort; filter?: string };

type ListScreenProps<Entry, Page, Sort extends string, Key extends QueryKey> = EntryViews<Entry> & {
  noun: Noun;
  /** By default, the list's label. */
  title?: string;
  /** Names the list's region: "Customer list". */
  region: string;
  /** The first one is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Omitted if there is only one sort order. */
  sortLabels?: Readonly<Record<Sort, string>>;
  /** Its states, each with its text, and the label of the select that leaves out all others; '' shows all. */
  filter?: { label: string; options: ReadonlyMap<string, string> };
  query: (request: Request<Sort>) => UseQueryOptions<Page, Error, Page, Key>;
  entriesOf: (page: Page) => readonly Entry[];
  /** Actions on an entry, in the last column of the table; false if there are none. */
  actions: Pick<Column<Entry>, 'cell' | 'skeleton' | 'width'> | false;
  /** Minimum width of the list in px for a table. */
  tableFrom?: number;
  /** The button that adds an entry; false if the user may not. */
  add?: { label: string; onAdd: () => void } | false;
  /** Says that there are none yet; `action` is the label of a button that adds one. */
  empty?: { icon: LucideIcon; title: string; text?: string; action: string };
  noMatch: { title: string; text: string };
  loading: { title: string; hint: string };
  /** `toast` is shown, too. */
  failure: { title: string; text: string; toast?: string; onRetry?: () => unknown };
  /** What to show instead of the screen for an error, if anything. */
  instead?: (error: Error) => ReactNode;
  /** Above the list. */
  notice?: ReactNode;
  /** The open dialog, for the page as it is now. */
  children: (page: Page | undefined) => ReactNode;
};

/** The screen of a list of records: search, sort order and pages in the URL, in any state, with its dialogs. */
export function ListScreen<
  Entry extends { id: string },
  Page extends { meta: PageMeta },
  Sort extends string,
  Key extends QueryKey,
>(props: ListScreenProps<Entry, Page, Sort, Key>) {
  const { title, region, sorts, sortLabels, filter, query, actions, tableFrom = 680, add, empty, noMatch } = props;
  const { failure, instead, notice, children, columns, ...views } = props;
  const { address, show } = usePageAddress(sorts, filter?.options);
  const { search, page, pageSize, sortBy } = address;
  const isFiltered = search !== '' || address.filter !== '';
  const list = useQuery(query({ search, page, limit: pageSize, sortBy, ...(filter && { filter: address.filter }) }));
  const unfiltered = query({ search: '', page: 1, limit: pageSize, sortBy });
  const all = useQuery({ ...unfiltered, enabled: isFiltered });
  const replacement = list.error && instead?.(list.error);
  useOpensAdd(add ? add.onAdd : undefined);
  const failed = list.isError && !replacement && failure.toast;
  useEffect(() => {
    if (failed) toast.error(failed);
  }, [failed]);
  if (replacement) return replacement;
  const isNew = empty && !isFiltered;
  return (
    <>
      <ScreenHeader
        actions={
          add && (
            <Button data-shortcut="create" onClick={add.onAdd}>
              <Plus aria-hidden="true" />
              {add.label}
            </Button>
          )
        }
        description={<ListCount list={list} noun={views.noun} unfiltered={isFiltered ? all : null} />}
        title={title ?? views.label}
      />
      {notice}
      <Card flush>
        <ListToolbar
          address={address}
          label={views.label}
          noun={views.noun}
          show={show}
          {...(sortLabels && { sortLabels })}
          {...(filter && { filter })}
        />
        <section aria-label={region}>
          <PagedList
            {...views}
            columns={actions ? [...columns, { head: t.actions, align: 'right', ...actions }] : columns}
            empty={
              isNew ? (
                <EmptyState
                  icon={empty.icon}
                  title={empty.title}
                  {...(add && {
                    text: empty.text,
                    action: <Button onClick={add.onAdd}>{empty.action}</Button>,
                  })}
                />
              ) : (
                <NoMatch {...noMatch} onClear={() => show({ search: '', filter: '' } as Parameters<typeof show>[0])} />
              )
            }
            failure={failure}
            list={list}
            onPage={(next, options) => show({ page: next } as Parameters<typeof show>[0], options)}
            pageSize={pageSize}
            previousLabel={t.previous}
            tableFrom={tableFrom}
          />
        </section>
      </Card>
      {children(list.data)}
    </>
  );
}
