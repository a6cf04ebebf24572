import { documentNumberKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { PayerNotice } from '#functions/mail/orders/business-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import type { AppError } from '#shared/errors.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { isDue } from '#shared/invoice/status.ts';
import { CARD_PAYMENT_RUNNING, CREDIT_NEEDS_CUSTOMER, DEBIT_RUNNING } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { creditEvent, missingCreditNotes } from './credit-notes.ts';
import type { CountedMoney } from './invoice-counters.ts';
import { dueCentsOf, type InvoiceRecord, type OpenCheckout } from './invoice-record.ts';
import type { Invoices } from './invoices.ts';
import type { LedgerStore, StoredEntry } from './ledger-store.ts';
import { moneyMails } from './money-mails.ts';
import { settled } from './settled.ts';
import { statusEvents } from './status-events.ts';

/** Checkouts at the card provider: closing one returns `complete` if it was paid before. */
type Checkouts = {
  readonly expireCheckout: (accountId: string, sessionId: string) => Promise<'expired' | 'complete'>;
};

export type LedgerDependencies = {
  readonly invoices: Invoices;
  readonly ledger: LedgerStore;
  readonly payments: Checkouts;
  readonly outbox: MailOutbox;
};

/**
 * An invoice with its business and ledger, read in an order that makes a later change of any of them fail the write.
 */
export type Ledger = {
  readonly invoice: InvoiceRecord;
  readonly business: BusinessRecord;
  readonly entries: readonly StoredEntry[];
  /** Numbers that a new credit note cannot have. */
  readonly takenNumbers?: ReadonlySet<string>;
};

/** The new and changed entries with their history events. */
export type Changed = {
  readonly entries: readonly StoredEntry[];
  readonly events: readonly InvoiceEvent[];
  /** Whether the recipient gets a receipt for a payment that a person recorded. */
  readonly sendsReceipt?: boolean | undefined;
  /** Emails beside those that follow from the entries. */
  readonly mails?: readonly PayerNotice[];
  /** Other writes of the transaction; if the condition of one fails, everything is read and tried again. */
  readonly also?: Readonly<Record<string, Write>>;
  /** Money outside the ledger that moves in the same transaction. */
  readonly money?: readonly CountedMoney[];
};

export type LedgerChange = {
  /** The invoice to change, or null if there is nothing to do. */
  readonly find: () => Promise<Pick<Ledger, 'invoice' | 'business'> | null>;
  /** The change, or null if the ledger already has it. Throws if the ledger does not allow it. */
  readonly change: (ledger: Ledger) => Changed | null;
  readonly now: Date;
  /** Other writes of the transaction; the change counts as done if the one named `event` fails. */
  readonly also?: Readonly<Record<string, Write>>;
  /** A checkout that has ended. */
  readonly sessionId?: string | undefined;
  /** Set if a person makes the change, which is refused while what a checkout pays is not in the ledger yet. */
  readonly isByHand?: boolean;
  /** Other changes of the invoice in the same transaction, made before its status follows from the ledger. */
  readonly prepare?: (invoice: InvoiceRecord, business: BusinessRecord) => Promise<InvoiceRecord>;
};

/** The ledger after a change; `isChanged` is false if it already had it. */
export type LedgerOutcome = Ledger & { readonly isChanged: boolean };

/**
 * Changes ledger and invoice in one transaction: whether paid, by how much and when follows from the entries. Writes
 * the credit notes of refunds that reduce the price. Orders the emails about it in the same transaction. An open
 * checkout with an outdated amount is closed at the provider first. Returns null if there is nothing to do; throws
 * UNAVAILABLE if the invoice keeps changing, which says nothing against the change.
 */
export async function changeLedger(
  dependencies: LedgerDependencies,
  { find, change, now, also, prepare, ...checkout }: LedgerChange,
): Promise<LedgerOutcome | null> {
  const { invoices, outbox } = dependencies;
  const takenNumbers = new Set<string>();
  const done = await retry('ledger-change', async (): Promise<Done | null> => {
    const found = await find();
    if (!found) return { outcome: null };
    const read = { ...(await readLedger(dependencies, found)), takenNumbers };
    const { invoice: before, business } = read;
    const prepared = prepare ? await prepare(before, business) : before;
    const wanted = change({ ...read, invoice: prepared });
    if (!wanted) return { outcome: { ...read, isChanged: false } };
    const changed = withCreditNotes(wanted, { ...read, invoice: prepared }, now);
    const entries = merged(read.entries, changed.entries);
    const counted = settled(prepared, entries, { now, timeZone: business.timeZone });
    const after = { ...counted, version: before.version + 1, updatedAt: now.toISOString() };
    const closed = await withoutOldCheckout(dependencies, { ...checkout, before, after });
    const { sendsReceipt, money = [], mails: others = [] } = changed;
    const { timeZone } = business;
    const mails = moneyMails({ invoice: closed, before: read.entries, after: entries, sendsReceipt, now, timeZone });
    const events = [...changed.events, ...statusEvents(before, closed)];
    const claims = numberClaims(read, changed.entries);
    const writes = {
      ...also,
      ...changed.also,
      ...claims,
      ...entryWrites(dependencies, { id: before.id, entries: changed.entries }),
    };
    const failed = await outbox.order([...mails, ...others], (orders) =>
      invoices.replace({ before, after: closed, events, money, also: { ...writes, ...orders } }),
    );
    if (failed === 'event') return { outcome: null };
    if (failed === 'receiptCustomer') throw refusal({ CREDIT_NEEDS_CUSTOMER });
    const taken = changed.entries.find(({ id }) => failed === claimOf(id));
    if (taken?.kind === 'credit') takenNumbers.add(taken.number);
    return failed === null ? { outcome: { invoice: closed, business, entries, isChanged: true } } : null;
  });
  if (!done) throw refusal({ BUSY });
  return done.outcome;
}

type Done = { readonly outcome: LedgerOutcome | null };

/** Reads the ledger of an invoice, after the invoice: any later entry also changes the invoice's version. */
export async function readLedger(
  { ledger }: Pick<LedgerDependencies, 'ledger'>,
  { invoice, business }: Pick<Ledger, 'invoice' | 'business'>,
): Promise<Ledger> {
  return { invoice, business, entries: await ledger.list(invoice.id) };
}

/** The writes of an invoice's new and changed entries. */
export function entryWrites(
  { ledger }: Pick<LedgerDependencies, 'ledger'>,
  { id, entries }: { id: string; entries: readonly StoredEntry[] },
): Record<string, Write> {
  return Object.fromEntries(entries.map((entry) => [`entry ${entry.id}`, ledger.write(id, entry)]));
}

const claimOf = (entryId: string) => `number ${entryId}`;

/** The writes that claim the numbers of new credit notes: they share one space with the invoices of the business. */
function numberClaims({ invoice, entries }: Ledger, changed: readonly StoredEntry[]): Record<string, Write> {
  const claims = changed.flatMap((entry): [string, Write][] => {
    if (entry.kind !== 'credit' || entries.some(({ id }) => id === entry.id)) return [];
    const key = documentNumberKey(invoice.businessId, 'INVOICE', entry.number);
    return [[claimOf(entry.id), putNew({ ...key, invoiceId: invoice.id })]];
  });
  return Object.fromEntries(claims);
}

/** Entries with the new and changed ones among them. */
export function merged(before: readonly StoredEntry[], changed: readonly StoredEntry[]): StoredEntry[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...changed];
}

/** A change with the credit notes that follow from it. */
function withCreditNotes(changed: Changed, ledger: Ledger, now: Date): Changed {
  const credits = missingCreditNotes({ ...ledger, entries: merged(ledger.entries, changed.entries) }, now);
  return {
    ...changed,
    entries: [...changed.entries, ...credits],
    events: [...changed.events, ...credits.map(creditEvent)],
  };
}

type Checkout = Pick<LedgerChange, 'sessionId' | 'isByHand'> & { before: InvoiceRecord; after: InvoiceRecord };

async function withoutOldCheckout(
  { payments }: Pick<LedgerDependencies, 'payments'>,
  { before, after, sessionId, isByHand }: Checkout,
): Promise<InvoiceRecord> {
  const { checkout: _open, ...rest } = after;
  const { checkout } = before;
  if (!checkout) return after;
  const isOver = sessionId !== undefined && checkout.sessionId === sessionId;
  if (isOver) return rest;
  if (payableCents(before) === payableCents(after)) return after;
  if (!(await isUnderway(payments, checkout))) return rest;
  if (isByHand) throw paymentUnderway(checkout);
  // Without its place, the same charge or debit could be made again before its outcome is known.
  return checkout.isCharge || checkout.isDebit ? after : rest;
}

/** Whether it is too late to close a checkout: its payment is made, or a bank works on it. Closes it otherwise. */
async function isUnderway(payments: Checkouts, { accountId, sessionId, pending }: OpenCheckout): Promise<boolean> {
  if (pending) return true;
  return sessionId !== undefined && (await payments.expireCheckout(accountId, sessionId)) === 'complete';
}

/** The amount payable: nothing once the invoice is closed, even if a balance was written off. */
function payableCents(invoice: InvoiceRecord): number {
  return isDue(invoice.status) ? dueCentsOf(invoice) : 0;
}

/**
 * Closes the open checkout of an invoice. Throws CONFLICT if it was paid and the payment is not in the ledger yet; a
 * debit takes days.
 */
export async function closeCheckout(payments: Checkouts, { checkout }: Pick<InvoiceRecord, 'checkout'>): Promise<void> {
  if (checkout && (await isUnderway(payments, checkout))) throw paymentUnderway(checkout);
}

/** The error for a change while a payment is not in the ledger yet. */
export function paymentUnderway({ isDebit }: { readonly isDebit?: boolean }): AppError {
  return isDebit ? refusal({ DEBIT_RUNNING }) : refusal({ CARD_PAYMENT_RUNNING });
}
