import type * as z from 'zod';
import { idOf, invoiceItems, invoiceRows, type Key } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import { toCreditNote, toLedgerLines } from '#functions/domain/invoice/ledger-lines.ts';
import { ledgerIn, oldestFirst, type StoredCredit, type StoredEntry } from '#functions/domain/invoice/ledger-store.ts';
import { type Delivery, toReach, type Views } from '#functions/domain/invoice/reach-store.ts';
import { InvoiceEvent } from '#shared/invoice/event.ts';
import { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { type CreditEntry, creditsIn } from '#shared/ledger/entry.ts';
import { type InvoicePayments, LedgerLine } from '#shared/ledger/schema.ts';
import { fromCents } from '#shared/money.ts';
import { inOrder } from './in-order.ts';
import { itemsOf } from './items.ts';

/** Invoices read at a time. */
const READ_AT_ONCE = 10;

/** An entry of a ledger; the fields that are exported. */
const ExportedEntry = LedgerLine.omit({ refundable: true });
export type ExportedEntry = z.infer<typeof ExportedEntry>;

/** A credit note; the subtotal is its amount without taxes. */
export type ExportedCreditNote = NonNullable<InvoicePayments['creditNotes']>[number] & {
  readonly subtotal: number;
  readonly taxes?: CreditEntry['taxes'];
};

/** An invoice with all that is stored with it, oldest first. */
export type ExportedInvoice = Omit<Invoice, 'payments' | 'creditNotes'> & {
  readonly history: readonly InvoiceEvent[];
  readonly payments: readonly ExportedEntry[];
  readonly creditNotes: readonly ExportedCreditNote[];
  /** Deliveries of its emails and openings of its link. */
  readonly reach: InvoiceReach;
  /** When its balance was given up, by whom and why. */
  readonly writtenOff?: InvoiceRecord['writtenOff'];
};

/** An invoice as listed. */
export type ListedInvoice = Pick<Invoice, 'id' | 'invoiceNumber'> & { readonly hasCredits: boolean };

/** The invoices in a business's list, oldest issue date first, without reading them. */
export async function* listInvoices(table: Table, businessId: string): AsyncGenerator<ListedInvoice> {
  for await (const row of itemsOf<InvoiceRow>(table, invoiceRows(businessId)))
    yield { id: idOf(row), invoiceNumber: row.n, hasCredits: row.g !== undefined };
}

/** The invoices of a business, oldest issue date first; omits those deleted since. */
export async function* readInvoices(table: Table, businessId: string): AsyncGenerator<ExportedInvoice> {
  const read = ({ id }: { id: string }) => readInvoice(table, businessId, id);
  for await (const invoice of inOrder(listInvoices(table, businessId), READ_AT_ONCE, read)) {
    if (invoice) yield invoice;
  }
}

/** The credit notes of an invoice, oldest first, read from its ledger. */
export async function creditsOf(table: Table, id: string): Promise<StoredCredit[]> {
  return creditsIn(await ledgerIn(table).list(id));
}

async function readInvoice(table: Table, businessId: string, id: string): Promise<ExportedInvoice | null> {
  const items = await table.query<Key>(startingWith(invoiceItems(id)));
  const record = items.find(({ sk }) => sk === 'INVOICE') as (InvoiceRecord & Key) | undefined;
  if (record?.businessId !== businessId) return null;
  const startingAs = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
  const views = items.find(({ sk }) => sk === 'VIEWS') as Views | undefined;
  const entries = oldestFirst(startingAs('PAYMENT#') as (Key & StoredEntry)[]);
  return {
    ...Invoice.parse(toInvoice(record)),
    history: startingAs('EVENT#').map((item) => InvoiceEvent.parse(item)),
    creditNotes: creditsIn(entries).map(exportedCredit),
    reach: toReach(views, startingAs('DELIVERED#') as (Key & Delivery)[]),
    ...(record.writtenOff && { writtenOff: record.writtenOff }),
    payments: toLedgerLines(entries).map((line) => ExportedEntry.parse(line)),
  };
}

function exportedCredit(credit: StoredCredit): ExportedCreditNote {
  const { subtotalCents, taxes } = credit;
  return { ...toCreditNote(credit), subtotal: fromCents(subtotalCents), ...(taxes && { taxes }) };
}
