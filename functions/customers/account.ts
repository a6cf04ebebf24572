import { idOf } from '#functions/data/table/keys.ts';
import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import { heldIn, type InvoiceRow, isDepositRow, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { creditIn } from '#functions/domain/receipt/credit.ts';
import type { Receipts } from '#functions/domain/receipt/receipts.ts';
import type { CustomerAccountQuery } from '#shared/api/customers.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { CustomerAccount, Owed } from '#shared/customer/account.ts';
import { balanceCents } from '#shared/invoice/amount-due.ts';
import { fromCents, INVOICE_CURRENCIES } from '#shared/money.ts';
import { readCustomer } from './customers.ts';

type Dependencies = {
  readonly customers: CustomerList;
  readonly invoices: CustomerInvoices;
  readonly receipts: Pick<Receipts, 'listOf'>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

type Request = {
  readonly caller: Caller;
  readonly id: string;
  readonly query: CustomerAccountQuery;
  readonly now: Date;
};

const DEFAULT_LIMIT = 10;

/**
 * A customer's balance with a page of their invoices, read from one row per invoice. Throws NOT_FOUND if the business
 * has no such customer.
 */
export async function readAccount(
  { customers, invoices, receipts, businesses }: Dependencies,
  { caller: { businessId }, id, query: { page = 1, limit = DEFAULT_LIMIT }, now }: Request,
): Promise<CustomerAccount> {
  const [customer, today] = await Promise.all([readCustomer(customers, id), todayOf(businesses, businessId, now)]);
  const [rows, received] = await Promise.all([invoices.listRows(customer.id), receipts.listOf(customer.id)]);
  const credit = creditIn(received);
  const [newest] = await invoices.readAll(rows.slice(0, 1));
  const deposits = depositsIn(rows);
  const start = (page - 1) * limit;
  return {
    data: rows.slice(start, start + limit).map(toListItem),
    meta: pageMeta(rows.length, page, limit),
    owed: owedOn(rows, today),
    ...(credit.length > 0 && { credit }),
    ...(deposits.length > 0 && { deposits }),
    lastPayment: lastPaymentIn(rows),
    paymentTerms: newest?.paymentTerms,
  };
}

/**
 * The amount owed in each invoiced currency, less overpayments, as a statement up to today would show it. Drafts and
 * deposit requests do not count.
 */
export function owedOn(rows: readonly InvoiceRow[], today: CalendarDay): Owed[] {
  const issued = rows
    .filter((row) => !isDepositRow(row))
    .map((row) => ({ ...toListItem(row), surplusCents: row.s ?? 0 }))
    .filter(({ status }) => status !== 'DRAFT');
  return INVOICE_CURRENCIES.flatMap((currency) => {
    const own = issued.filter((item) => item.currency === currency);
    if (own.length === 0) return [];
    const sum = (some: typeof own) => some.reduce((cents, item) => cents + balanceCents(item), 0);
    const amountCents = own.reduce((cents, { surplusCents }) => cents - surplusCents, sum(own));
    const lateCents = sum(own.filter(({ dueDate }) => dueDate < today));
    const overdueCents = Math.min(lateCents, Math.max(0, amountCents));
    return [{ currency, amount: fromCents(amountCents), overdue: fromCents(overdueCents) }];
  });
}

/** The deposits of which something is left, oldest first. */
function depositsIn(rows: readonly InvoiceRow[]): NonNullable<CustomerAccount['deposits']> {
  const held = rows.filter((row) => heldIn(row) > 0).toReversed();
  return held.map((row) => ({
    ...{ id: idOf(row), invoiceNumber: row.n, currency: row.u },
    amount: fromCents(heldIn(row)),
  }));
}

function lastPaymentIn(rows: readonly InvoiceRow[]): CustomerAccount['lastPayment'] {
  const payments = rows.flatMap((row) => (row.l ? [{ row, on: row.l[0], cents: row.l[1], at: row.l[2] }] : []));
  const [latest] = payments.toSorted((a, b) => (`${a.on}${a.at}` < `${b.on}${b.at}` ? 1 : -1));
  if (!latest) return undefined;
  const { row, on, cents } = latest;
  return { amount: fromCents(cents), currency: row.u, on, invoiceId: idOf(row), invoiceNumber: row.n };
}
