import type { Noun } from './noun.ts';

const counted = (count: number, { one, many }: Noun) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The texts of this part in English. */
export const t = {
  created: 'Created',
  createdOn: ({ day }: { day: string }) => `Created ${day}`,
  actions: 'Actions',
  total: ({ count, noun }: { count: number; noun: Noun }) =>
    count === 1 ? counted(1, noun) : `${count} total ${noun.many}`,
  someOf: ({ found, all, noun }: { found: number; all: number; noun: Noun }) => `${found} of ${counted(all, noun)}`,
  found: ({ count, noun }: { count: number; noun: Noun }) => `${counted(count, noun)} found`,
  search: ({ many }: Noun) => `Search ${many}...`,
  clearSearch: 'Clear search',
  sort: ({ many }: Noun) => `Sort ${many} by`,
  sortedBy: ({ field }: { field: string }) => `Sort by ${field}`,
  perPage: ({ list }: { list: string }) => `${list} per page`,
  pageSize: ({ size }: { size: number }) => `${size} / page`,
  actionsFor: ({ name }: { name: string }) => `Actions for ${name}`,
  moreFor: ({ name }: { name: string }) => `More actions for ${name}`,
  viewOptions: 'View options',
  viewOptionsOf: ({ filters }: { filters: string }) => `View options: ${filters}`,
  done: 'Done',
  pages: ({ many }: Noun) => `Pages of ${many}`,
  showing: ({ first, last, total, noun }: { first: number; last: number; total: number; noun: Noun }) =>
    `Showing ${first} to ${last} of ${counted(total, noun)}`,
  page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  prev: 'Prev',
  previous: 'Previous',
  next: 'Next',
  export: 'Export',
  exporting: 'Exporting...',
  csvFormat: 'CSV format',
  fileFormat: 'File format',
  exportFailed: "The file couldn't be saved",
};
