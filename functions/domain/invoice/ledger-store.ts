import { paymentKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { CreditEntry, PaymentEntry, RefundEntry } from '#shared/ledger/entry.ts';
import { inTextOrder } from '#shared/text-order.ts';

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

export type LedgerStore = {
  /** The entries of an invoice, oldest first. */
  list: (invoiceId: string) => Promise<StoredEntry[]>;
  /** A credit note of an invoice. */
  findCredit: (invoiceId: string, creditNoteId: string) => Promise<StoredCredit | undefined>;
  /** The write of an entry's next revision; fails unless it succeeds the stored one. */
  write: (invoiceId: string, entry: StoredEntry) => Write;
};

/** The ledgers of invoices. */
export function ledgerIn(table: Table): LedgerStore {
  return {
    async list(invoiceId) {
      return oldestFirst(await table.query<StoredEntry>(startingWith(paymentKey(invoiceId))));
    },
    async findCredit(invoiceId, creditNoteId) {
      const entry = await table.get<StoredEntry>(paymentKey(invoiceId, creditNoteId));
      return entry?.kind === 'credit' ? entry : undefined;
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

/** Entries by the time at which they were recorded. */
export function oldestFirst<Entry extends Pick<StoredEntry, 'at'>>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => inTextOrder(a.at, b.at));
}
