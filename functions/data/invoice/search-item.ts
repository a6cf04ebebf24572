import { searchItemKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { put, remove } from '#functions/data/table/write.ts';
import { addDays, type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import { searchText } from '#shared/search-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/**
 * What the list searches and sorts by. The first line of `t` is the total in cents, the first letter of the status and
 * the days until it is due, in base 36; the others are number, customer and email, normalized for comparison. It is
 * half the size of a list row, and reads are billed by size.
 */
export type SearchItem = { readonly sk: string; readonly t: string };

/** The facts of a search item. */
export type SearchFacts = {
  readonly status: InvoiceStatus;
  readonly totalCents: number;
  readonly dueDate: CalendarDay;
  /** As normalized by `searchText`. */
  readonly invoiceNumber: string;
  readonly billingName: string;
  readonly billingEmail: string;
};

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
  const { invoiceNumber, billingName, billingEmail = '', status, totalCents, issueDate, dueDate } = invoice;
  const texts = [invoiceNumber, billingName, billingEmail].map(searchText);
  const dueIn = daysBetween(issueDate, dueDate).toString(36).toUpperCase();
  return { ...searchItemKey(invoice), t: [`${totalCents}${initialOf(status)}${dueIn}`, ...texts].join('\n') };
}

/** Reads a search item. Those written before they had amounts and days count as 0 and due on issue. */
export function searchFacts({ sk, t }: SearchItem): SearchFacts {
  const [head = '', invoiceNumber = '', billingName = '', billingEmail = ''] = t.split('\n');
  const [, cents, initial, dueIn] = HEAD.exec(head) ?? [];
  const [, issueDate = ''] = sk.split('#');
  return {
    status: INVOICE_STATUSES.find((status) => initialOf(status) === initial) ?? 'DRAFT',
    totalCents: Number(cents),
    dueDate: addDays(issueDate, Number.parseInt(dueIn || '0', 36)),
    ...{ invoiceNumber, billingName, billingEmail },
  };
}

const HEAD = /^(\d*)([A-Z])(-?[0-9A-Z]*)$/;

/** Every status has a different first letter. */
export function initialOf(status: InvoiceStatus): string {
  return status.charAt(0);
}
