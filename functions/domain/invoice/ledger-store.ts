import { paymentKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, putNew } from '#functions/data/table/write.ts';
import type { CreditEntry, PaymentEntry, RefundEntry } from '#shared/ledger/entry.ts';
import { inTextOrder } from '#shared/text-order.ts';

type Stored = {
  /** Incremented by each change, from 1. */
  readonly revision: number;
};

/**
 * A payment as stored; by card or debit, it has the id of its PaymentIntent and belongs to an account at the provider.
 */
export type StoredPayment = PaymentEntry & Stored & { readonly accountId?: string };

/** A refund as stored; one by card or debit is known to the provider by `providerId`. */
export type StoredRefund = RefundEntry & Stored & { readonly providerId?: string };

/** A credit note as stored. */
export type StoredCredit = CreditEntry & Stored;

/** An entry of an invoice's ledger: never removed, amounts in cents. */
export type StoredEntry = StoredPayment | StoredRefund | StoredCredit;

export type LedgerStore = ReturnType<typeof ledgerIn>;

/** The ledgers of invoices. */
export function ledgerIn(table: Table) {
  return {
    /** The entries of an invoice, oldest first. */
    async list(invoiceId: string): Promise<StoredEntry[]> {
      return oldestFirst(await table.query<StoredEntry>(startingWith(paymentKey(invoiceId))));
    },
    /** A credit note of an invoice. */
    async findCredit(invoiceId: string, creditNoteId: string): Promise<StoredCredit | undefined> {
      const entry = await table.get<StoredEntry>(paymentKey(invoiceId, creditNoteId));
      return entry?.kind === 'credit' ? entry : undefined;
    },
    /** The write of an entry's next revision; fails unless it succeeds the stored one. */
    write(invoiceId: string, entry: StoredEntry): Write {
      const item = { ...entry, ...paymentKey(invoiceId, entry.id) };
      if (entry.revision === 1) return putNew(item);
      return { Put: { Item: item, ...ifEqual({ revision: entry.revision - 1 }) } };
    },
  };
}

/** Entries by the time at which they were recorded. */
export function oldestFirst<Entry extends Pick<StoredEntry, 'at'>>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => inTextOrder(a.at, b.at));
}
