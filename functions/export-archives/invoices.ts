import * as z from 'zod';
import { dueCentsOf, type InvoiceRecord, toInvoice } from '#functions/data/invoice/invoice-record.ts';
import type { InvoiceRow } from '#functions/data/invoice/invoice-row.ts';
import { idOf, invoiceItems, invoiceRows, type Key } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { Invoice, InvoiceEvent } from '#shared/invoice/schema.ts';
import { fromCents } from '#shared/money.ts';
import { inOrder } from './in-order.ts';
import { itemsOf } from './items.ts';

/** Invoices read at a time. */
const READ_AT_ONCE = 10;

/** A card payment as stored, in cents; the fields that are exported. */
const LedgerItem = z.object({
  paymentIntentId: z.string(),
  at: z.string(),
  currency: z.string(),
  amountCents: z.number(),
  refundedCents: z.number(),
  disputes: z.record(z.string(), z.object({ stage: z.string(), amountCents: z.number() })).default({}),
});

/** A card payment, amounts in major units. */
export type ExportedPayment = ReturnType<typeof toPayment>;

/** An invoice with its history and card payments, oldest first. */
export type ExportedInvoice = Omit<Invoice, 'payments'> & {
  /** What a user marked as paid: the total less what was paid by card. */
  readonly amountMarkedAsPaid?: number;
  readonly history: readonly InvoiceEvent[];
  readonly payments: readonly ExportedPayment[];
};

/** The ids and numbers of a business's invoices, oldest issue date first. */
export async function* listInvoices(table: Table, businessId: string): AsyncGenerator<{ id: string; number: string }> {
  for await (const row of itemsOf<InvoiceRow>(table, invoiceRows(businessId))) yield { id: idOf(row), number: row.n };
}

/** The invoices of a business, oldest issue date first; omits those deleted since. */
export async function* readInvoices(table: Table, businessId: string): AsyncGenerator<ExportedInvoice> {
  const read = ({ id }: { id: string }) => readInvoice(table, businessId, id);
  for await (const invoice of inOrder(listInvoices(table, businessId), READ_AT_ONCE, read)) {
    if (invoice) yield invoice;
  }
}

async function readInvoice(table: Table, businessId: string, id: string): Promise<ExportedInvoice | null> {
  const items = await table.query<Key>(startingWith(invoiceItems(id)));
  const record = items.find(({ sk }) => sk === 'INVOICE') as (InvoiceRecord & Key) | undefined;
  if (record?.businessId !== businessId) return null;
  const startingAs = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
  return {
    ...Invoice.parse(toInvoice(record)),
    ...(record.paidByHandVersion && { amountMarkedAsPaid: fromCents(dueCentsOf(record)) }),
    history: startingAs('EVENT#').map((item) => InvoiceEvent.parse(item)),
    payments: startingAs('PAYMENT#').map((item) => toPayment(LedgerItem.parse(item))),
  };
}

function toPayment({
  paymentIntentId,
  at,
  currency,
  amountCents,
  refundedCents,
  disputes,
}: z.output<typeof LedgerItem>) {
  return {
    reference: paymentIntentId,
    paidAt: at,
    currency,
    amount: fromCents(amountCents),
    refunded: fromCents(refundedCents),
    disputes: Object.values(disputes).map(({ stage, amountCents: cents }) => ({ stage, amount: fromCents(cents) })),
  };
}
