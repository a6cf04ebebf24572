import { isDue } from '#shared/invoice/status.ts';
import { amountDueCents, type InvoiceRecord } from './invoice-record.ts';
import { searchWrites } from './invoice-search.ts';
import type { Write } from './table.ts';

/** A number kept beside the invoices of a business: which item, which attribute, how much one invoice adds to it. */
type Figure = readonly [sk: string, attribute: string, amount: number];

/**
 * What one invoice adds to the counts and sums of its business. Lists and statistics read these instead of the
 * invoices; they change in the same transaction.
 */
function figuresOf(invoice: InvoiceRecord): Figure[] {
  const month = invoice.issueDate.slice(0, 7);
  const day = invoice.issueDate.slice(8, 10);
  const { status, currency, totalCents, paidOn } = invoice;
  return [
    [countKey('ALL', month), day, 1],
    [countKey(status, month), day, 1],
    [TOTALS_KEY, status, 1],
    // Of what was sent, the part that came in already is not outstanding.
    [TOTALS_KEY, `${status}_${currency}`, isDue(status) ? amountDueCents(invoice) : totalCents],
    ...(paidOn ? [[paidKey(paidOn), currency, totalCents] as const] : []),
  ];
}

/** The writes that update the counters and the search item of a business from `before` to `after`. */
export function figureWrites(before: InvoiceRecord | null, after: InvoiceRecord | null): Record<string, Write> {
  const businessId = (before ?? after)?.businessId ?? '';
  const changes = new Map<string, Map<string, number>>();
  const add = ([sk, attribute, amount]: Figure, sign: 1 | -1) => {
    const item = changes.get(sk) ?? new Map<string, number>();
    item.set(attribute, (item.get(attribute) ?? 0) + sign * amount);
    changes.set(sk, item);
  };
  for (const figure of before ? figuresOf(before) : []) add(figure, -1);
  for (const figure of after ? figuresOf(after) : []) add(figure, 1);
  const writes = [...changes].map(([sk, item]) => [sk, addition({ pk: `BUSINESS#${businessId}`, sk }, item)] as const);
  return {
    ...Object.fromEntries(writes.filter((entry): entry is [string, Write] => entry[1] !== null)),
    ...searchWrites(before, after),
  };
}

function addition(Key: { pk: string; sk: string }, attributes: ReadonlyMap<string, number>): Write | null {
  const changed = [...attributes].filter(([, amount]) => amount !== 0);
  if (changed.length === 0) return null;
  return {
    Update: {
      Key,
      UpdateExpression: `ADD ${changed.map((_, index) => `#a${index} :a${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#a${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, amount], index) => [`:a${index}`, amount])),
    },
  };
}

/** The item with a month's invoices per day, in total or of one status. */
export const countKey = (status: string, month: string): string => `INVOICE_COUNT#${status}#${month}`;
/** The item with the sums per status and currency; it sorts after every day of payments. */
export const TOTALS_KEY = 'INVOICE_STATS#TOTALS';
/** The item with the amounts paid on one day of the business, per currency. */
export const paidKey = (day: string): string => `INVOICE_STATS#PAID#${day}`;
