import { paymentKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { CreditEntry, PaymentEntry, RefundEntry } from '#shared/ledger/entry.ts';
import type { InvoiceRecord } from './invoice-record.ts';

type Stored = {
  /** Incremented by each change, from 1. */
  readonly revision: number;
};

/** A payment as stored; a card's id is that of its PaymentIntent, and it belongs to an account at the provider. */
export type StoredPayment = PaymentEntry & Stored & { readonly accountId?: string };

/** A refund as stored; one by card is known to the provider by `providerId`. */
export type StoredRefund = RefundEntry & Stored & { readonly providerId?: string };

/** A credit note as stored. */
export type StoredCredit = CreditEntry & Stored;

/** An entry of an invoice's ledger: never removed, amounts in cents. */
export type StoredEntry = StoredPayment | StoredRefund | StoredCredit;

/** A card payment as stored before there were other entries. */
export type OldEntry = Omit<StoredPayment, 'kind' | 'id' | 'method' | 'paidOn'> & { readonly paymentIntentId: string };

export type LedgerStore = {
  /** The entries of an invoice, oldest first. An old entry without a day gets the one in the time zone. */
  list: (invoice: Pick<InvoiceRecord, 'id'>, timeZone: string) => Promise<StoredEntry[]>;
  /** A credit note of an invoice. */
  findCredit: (invoiceId: string, creditNoteId: string) => Promise<StoredCredit | undefined>;
  /** The write of an entry's next revision; fails unless it succeeds the stored one. */
  write: (invoiceId: string, entry: StoredEntry) => Write;
};

/** The ledgers of invoices. */
export function ledgerIn(table: Table): LedgerStore {
  return {
    async list({ id }, timeZone) {
      const items = await table.query<StoredEntry | OldEntry>(startingWith(paymentKey(id)));
      return toEntries(items, timeZone);
    },
    async findCredit(invoiceId, creditNoteId) {
      const entry = await table.get<StoredEntry | OldEntry>(paymentKey(invoiceId, creditNoteId));
      return entry && 'kind' in entry && entry.kind === 'credit' ? entry : undefined;
    },
    write(invoiceId, entry) {
      const item = { ...entry, ...paymentKey(invoiceId, entry.id) };
      if (entry.revision === 1) return putNew(item);
      return {
        Put: {
          Item: item,
          ConditionExpression: 'revision = :before',
          ExpressionAttributeValues: { ':before': entry.revision - 1 },
        },
      };
    },
  };
}

/** Stored items as entries, oldest first. An old item without a day gets the one in the time zone. */
export function toEntries(items: readonly (StoredEntry | OldEntry)[], timeZone: string): StoredEntry[] {
  return items.map((item) => entryOf(item, timeZone)).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function entryOf(item: StoredEntry | OldEntry, timeZone: string): StoredEntry {
  if ('kind' in item) return item;
  const { paymentIntentId, ...entry } = item;
  return { ...entry, kind: 'payment', id: paymentIntentId, method: 'card', paidOn: dayIn(timeZone, new Date(item.at)) };
}

/** Its id in the ledger. */
const MARKED_AS_PAID = 'marked-as-paid';

/** The payment of an invoice marked as paid before payments had entries: its total less the card payments. */
export function markedAsPaid(record: InvoiceRecord): StoredPayment | undefined {
  const { paidByHandVersion, movements, paidOn, paidAt, totalCents, paidCents = 0, currency } = record;
  const amountCents = totalCents - paidCents;
  if (paidByHandVersion === undefined || movements || !paidOn || !paidAt || amountCents <= 0) return undefined;
  const entry = {
    id: MARKED_AS_PAID,
    method: 'other',
    amountCents,
    currency,
    paidOn,
    at: paidAt,
    revision: 1,
  } as const;
  return { kind: 'payment', ...entry };
}
