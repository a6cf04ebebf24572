import { invoiceCountKey, invoicePaidKey, invoiceTotalsKey, type Key } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { placeOfSupply } from '#shared/document/tax-place.ts';
import { type InvoiceStatus, isDue } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dueCentsOf, type InvoiceRecord, isPaidByProvider } from './invoice-record.ts';
import { searchWrites } from './search-item.ts';

/** The amount that an invoice adds to an attribute of a counter item. */
type Counted = readonly [key: Key, attribute: string, amount: number];

/**
 * An invoice's contributions to the counts and sums of its business, from which lists and statistics are read. A deposit
 * request is in the list, but neither a sale nor owed; its payments are money that was received.
 */
function countedOf(invoice: InvoiceRecord): Counted[] {
  const { businessId, status, currency, totalCents, taxes = [], credits = [], movements, isDeposit } = invoice;
  const month = invoice.issueDate.slice(0, 7);
  const day = invoice.issueDate.slice(8, 10);
  const totals = invoiceTotalsKey(businessId);
  const creditedCents = credits.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);
  const netCents = totalCents - taxes.reduce((sum, { amount }) => sum + toCents(amount), 0) - creditedCents;
  // Only the part of an open invoice that is still unpaid is outstanding.
  const sumCents = isDue(status) ? dueCentsOf(invoice) : totalCents;
  const writtenOff = [totals, `WRITTEN_OFF_${currency}`, dueCentsOf(invoice)] as const;
  return [
    [invoiceCountKey(businessId, 'ALL', month), day, 1],
    [invoiceCountKey(businessId, status, month), day, 1],
    ...(isSold(status) && !isDeposit
      ? [[invoiceCountKey(businessId, status, month), salesAttribute(invoice), netCents] as const]
      : []),
    [totals, status, 1],
    ...(isDeposit ? [] : [invoice.writtenOff ? writtenOff : ([totals, `${status}_${currency}`, sumCents] as const)]),
    ...(isPaidByProvider(invoice) ? [[totals, 'PAID_BY_CARD', 1] as const] : []),
    ...movements.map(({ on, cents }) => [invoicePaidKey(businessId, on), currency, cents] as const),
  ];
}

/** The statuses whose invoices count as sales. */
export const SOLD_STATUSES = ['SENT', 'OVERDUE', 'PAID'] as const satisfies InvoiceStatus[];
const isSold = (status: InvoiceStatus) => (SOLD_STATUSES as readonly string[]).includes(status);

/** The attribute of a month's sales in a province, in cents before tax; plain "sales" if the province is unknown. */
function salesAttribute(invoice: InvoiceRecord): string {
  const place = placeOfSupply(invoice, {});
  return place.kind === 'province' ? `sales_${place.province}` : place.kind === 'abroad' ? 'sales_abroad' : 'sales';
}

type Change = { readonly key: Key; readonly amounts: Map<string, number> };

/** Money that is received or, if negative, returned on a day beside an invoice's ledger, in cents. */
export type CountedMoney = { readonly on: CalendarDay; readonly currency: string; readonly cents: number };

/** The writes that add money of a business to the sums paid per day. */
export function moneyWrites(businessId: string, money: readonly CountedMoney[]): Record<string, Write> {
  return writesOf(money.map((each) => [countedMoney(businessId, each), 1]));
}

function countedMoney(businessId: string, { on, currency, cents }: CountedMoney): Counted {
  return [invoicePaidKey(businessId, on), currency, cents];
}

/**
 * The writes that update the counters and the search item of a business from `before` to `after`, and the sums paid by
 * money that moves in the same transaction.
 */
export function counterWrites(
  before: InvoiceRecord | null,
  after: InvoiceRecord | null,
  money: readonly CountedMoney[] = [],
): Record<string, Write> {
  const businessId = after?.businessId ?? before?.businessId ?? '';
  const counted = writesOf([
    ...(before ? countedOf(before) : []).map((each) => [each, -1] as const),
    ...(after ? countedOf(after) : []).map((each) => [each, 1] as const),
    ...money.map((each) => [countedMoney(businessId, each), 1] as const),
  ]);
  return { ...counted, ...searchWrites(before, after) };
}

/** One write for each counter item: a transaction may not write an item twice. */
function writesOf(counted: readonly (readonly [Counted, sign: 1 | -1])[]): Record<string, Write> {
  const changes = new Map<string, Change>();
  for (const [[key, attribute, amount], sign] of counted) {
    const { amounts } = changes.get(key.sk) ?? { amounts: new Map<string, number>() };
    amounts.set(attribute, (amounts.get(attribute) ?? 0) + sign * amount);
    changes.set(key.sk, { key, amounts });
  }
  const writes = [...changes].map(([sk, change]) => [sk, addition(change)] as const);
  return Object.fromEntries(writes.filter((entry): entry is [string, Write] => entry[1] !== null));
}

function addition({ key, amounts }: Change): Write | null {
  const changed = [...amounts].filter(([, amount]) => amount !== 0);
  if (changed.length === 0) return null;
  return {
    Update: {
      Key: key,
      UpdateExpression: `ADD ${changed.map((_, index) => `#a${index} :a${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#a${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, amount], index) => [`:a${index}`, amount])),
    },
  };
}
