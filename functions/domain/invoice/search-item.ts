import { searchItemKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { put, remove } from '#functions/data/table/write.ts';
import { daysBetween } from '#shared/calendar-day.ts';
import { fieldsAt } from '#shared/document/fields.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { searchText } from '#shared/search-text.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/**
 * The part of an invoice that the list searches and sorts by. The first line of `t` has the total in cents, the
 * initial of the status, and in base 36 the days from issue to due day. The number, the searched fields and the business's own follow, a
 * line each, normalized by `searchText`. It is half the size of a list row, and reads are billed by size.
 */
export type SearchItem = { readonly sk: string; readonly t: string };

/** The writes that update the search item of an invoice; none if its text is unchanged. */
export function searchWrites(before: InvoiceRecord | null, after: InvoiceRecord | null): Record<string, Write> {
  const [old, next] = [before && toItem(before), after && toItem(after)];
  const isMoved = old && old.sk !== next?.sk;
  const isNew = next && (old?.sk !== next.sk || old.t !== next.t);
  return {
    ...(isMoved && { oldSearchItem: remove({ pk: old.pk, sk: old.sk }) }),
    ...(isNew && { searchItem: put(next) }),
  };
}

function toItem(invoice: InvoiceRecord) {
  const { status, totalCents, issueDate, dueDate } = invoice;
  const own = invoice.customFields?.map(({ value }) => value) ?? [];
  const texts = [...SEARCHED.map((name) => invoice[name] ?? ''), ...own].map(searchText);
  const dueIn = daysBetween(issueDate, dueDate).toString(36).toUpperCase();
  return { ...searchItemKey(invoice), t: [`${totalCents}${initialOf(status)}${dueIn}`, ...texts].join('\n').trimEnd() };
}

/** The total in cents. */
export function totalCentsOf({ t }: SearchItem): number {
  return Number.parseInt(t, 10);
}

/** The due date, as a number of days. */
export function dueDayOf({ sk, t }: SearchItem): number {
  const [, dueIn = ''] = DUE_IN.exec(t) ?? [];
  return Date.parse(sk.slice(DAY_START, DAY_END)) / DAY_MS + Number.parseInt(dueIn, 36);
}

/** The number or a searched field, normalized by `searchText`. */
export function searchedTextOf({ t }: SearchItem, name: (typeof SEARCHED)[number]): string {
  return t.split('\n')[SEARCHED.indexOf(name) + 1] ?? '';
}

/** Whether the invoice has one of the statuses, which are given by their initials. */
export function hasInitial({ t }: SearchItem, initials: readonly string[]): boolean {
  return initials.includes(INITIAL.exec(t)?.[0] ?? '');
}

const SEARCHED = ['invoiceNumber', ...fieldsAt('search')] as const;
const INITIAL = /[A-Z]/;
const DUE_IN = /^\d+[A-Z]([0-9A-Z]+)/;
/** The position of the issue date in `sk`. */
const [DAY_START, DAY_END] = ['SEARCH#'.length, 'SEARCH#yyyy-MM-dd'.length];
/** Every status has a different first letter. */
export function initialOf(status: InvoiceStatus): string {
  return status.charAt(0);
}
