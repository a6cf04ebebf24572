import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Column, DataTable, type Entries } from './data-table.tsx';
import { ROW_STYLE } from './row-targets.ts';

/** How an entry is shown: as a table row, or as a card in a narrow list. */
export type EntryViews<Entry> = {
  /** The list's title: "Customers". */
  label: string;
  columns: readonly Column<Entry>[];
  card: (entry: Entry) => ReactNode;
  /** A loading card. */
  cardSkeleton: ReactNode;
};

type EntryListProps<Entry> = EntryViews<Entry> & { entries: Entries<Entry>; isWide: boolean };

/** Entries as a table, or as cards where the list is narrow. */
export function EntryList<Entry extends { id: string }>({
  entries,
  isWide,
  card,
  cardSkeleton,
  ...table
}: EntryListProps<Entry>) {
  if (isWide) return <DataTable {...table} entries={entries} />;
  return (
    <ul aria-label={table.label} className="divide-y divide-line">
      {entries.map((entry, index) => (
        <li className={clsx(ROW_STYLE, 'px-5 sm:px-6')} key={entry?.id ?? index}>
          {entry === null ? cardSkeleton : card(entry)}
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of a loading list, at most as many as are visible without scrolling. */
export function loadingEntries(pageSize: number): null[] {
  return Array.from({ length: Math.min(pageSize, 10) }, () => null);
}
