import { countKey, paidKey, TOTALS_KEY } from '#functions/data/invoice-figures.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/data/invoice-record.ts';
import type { InvoiceRow } from '#functions/data/invoice-row.ts';
import { invoiceKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';

/** A range of days, both inclusive, and maybe one status; one that ends before it begins is empty. */
export type ListRange = { from: string; to: string; status?: InvoiceStatus | undefined };

/** How many rows of a range, counted from its newest or its oldest. */
export type RowPart = { limit: number; from: 'newest' | 'oldest' };

export type InvoiceStore = {
  /** How many invoices each day of a range has, newest day first; days without any are absent. */
  countByDay: (businessId: string, range: ListRange) => Promise<[day: string, count: number][]>;
  /** The rows of a range, newest first; with a limit, as many of them from that end, or from the other. */
  listRows: (businessId: string, range: ListRange, part?: RowPart) => Promise<InvoiceRow[]>;
  /** The sums of a business, and what was paid each day since a day. */
  readFigures: (businessId: string, since: string) => Promise<Record<string, Record<string, number>>>;
  /** What happened to an invoice, oldest first. */
  listEvents: (invoiceId: string) => Promise<InvoiceEvent[]>;
  /**
   * Stores a reservation in place of the checkout that was read with an invoice; answers false when either changed
   * meanwhile.
   */
  reserveCheckout: (reservation: { invoice: InvoiceRecord; reserved: OpenCheckout }) => Promise<boolean>;
  /** Adds the session to a reservation; answers false when the reservation is not there any more. */
  finishCheckout: (finish: FinishedCheckout) => Promise<boolean>;
};

export type FinishedCheckout = { invoiceId: string; reserved: OpenCheckout; finished: OpenCheckout };

export function invoiceStore(table: Table): InvoiceStore {
  return {
    async countByDay(businessId, { from, to, status = 'ALL' as const }) {
      if (from > to) return [];
      const months = await table.query<{ sk: string }>({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': `BUSINESS#${businessId}`,
          ':from': countKey(status, from.slice(0, 7)),
          ':to': countKey(status, to.slice(0, 7)),
        },
        ConsistentRead: true,
        ScanIndexForward: false,
      });
      return months.flatMap((month) => daysOf(month)).filter(([day]) => day >= from && day <= to);
    },
    async listRows(businessId, { from, to, status }, part) {
      if (from > to) return [];
      const rows = await table.query<InvoiceRow>({
        ...(status && { IndexName: 'byStatus' }),
        KeyConditionExpression: `pk = :pk AND ${status ? 'ls' : 'sk'} BETWEEN :from AND :to`,
        ExpressionAttributeValues: {
          ':pk': `BUSINESS#${businessId}`,
          ':from': `${status ?? 'INVOICE'}#${from}`,
          ':to': `${status ?? 'INVOICE'}#${to}#~`,
        },
        ConsistentRead: true,
        ScanIndexForward: part?.from === 'oldest',
        ...(part && { Limit: part.limit }),
      });
      return part?.from === 'oldest' ? rows.toReversed() : rows;
    },
    async readFigures(businessId, since) {
      const items = await table.query<{ pk: string; sk: string }>({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': `BUSINESS#${businessId}`, ':from': paidKey(since), ':to': TOTALS_KEY },
        ConsistentRead: true,
      });
      return Object.fromEntries(items.map(({ pk: _pk, sk, ...figures }) => [sk, figures as Record<string, number>]));
    },
    async listEvents(invoiceId) {
      return table.query<InvoiceEvent>({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
        ExpressionAttributeValues: { ':pk': `INVOICE#${invoiceId}`, ':event': 'EVENT#' },
        ConsistentRead: true,
      });
    },
    async reserveCheckout({ invoice, reserved }) {
      const before = invoice.checkout;
      const saved = await table.update({
        Key: invoiceKey(invoice.id),
        UpdateExpression: 'SET checkout = :reserved, checkoutAttempt = :attempt',
        ConditionExpression: `#version = :version AND ${before ? 'checkout = :before' : 'attribute_not_exists(checkout)'}`,
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: {
          ':reserved': reserved,
          ':attempt': reserved.attempt,
          ':version': invoice.version,
          ...(before && { ':before': before }),
        },
      });
      return saved !== null;
    },
    async finishCheckout({ invoiceId, reserved, finished }) {
      // Every change of the content removes the reservation, so it alone tells whether the session is still wanted.
      const saved = await table.update({
        Key: invoiceKey(invoiceId),
        UpdateExpression: 'SET checkout = :finished',
        ConditionExpression: 'checkout = :reserved',
        ExpressionAttributeValues: { ':reserved': reserved, ':finished': finished },
      });
      return saved !== null;
    },
  };
}

/** The days of a month's counts, newest first. */
function daysOf(month: { sk: string }): [string, number][] {
  const { sk, ...counts } = month;
  const yearMonth = sk.slice(-7);
  return Object.entries(counts as Record<string, unknown>)
    .filter((entry): entry is [string, number] => /^\d\d$/.test(entry[0]) && Number(entry[1]) > 0)
    .map(([day, count]): [string, number] => [`${yearMonth}-${day}`, count])
    .sort(([a], [b]) => (a < b ? 1 : -1));
}
