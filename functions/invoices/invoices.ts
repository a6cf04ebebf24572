import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { isChargedAlike, isSameContent } from '#functions/domain/document/same-content.ts';
import { closeCheckout } from '#functions/domain/invoice/change-ledger.ts';
import {
  dueCentsOf,
  type InvoiceRecord,
  toInvoice,
  withCurrentTaxes,
} from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { currentDetails } from '#functions/domain/invoice/issue.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import type { LedgerStore } from '#functions/domain/invoice/ledger-store.ts';
import type { PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { ReachStore } from '#functions/domain/invoice/reach-store.ts';
import type { Reminders } from '#functions/domain/invoice/reminders.ts';
import { withSavingAfter } from '#functions/domain/invoice/saving-after.ts';
import { statusEvents } from '#functions/domain/invoice/status-events.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceUpdate } from '#shared/invoice/schema.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { applyUpdate } from './content.ts';
import { checkRemovable } from './frozen.ts';
import { settledAs } from './settled-as.ts';
import type { InvoiceStore } from './store.ts';

type Dependencies = {
  table: Table;
  invoices: Invoices;
  businesses: Businesses;
  published: PublishedInvoices;
  store: InvoiceStore;
  ledger: LedgerStore;
  payments: CardPayments;
  reminders: Reminders;
  reach: ReachStore;
  kept: KeptCustomers;
};

/** An invoice of the caller's business; a draft has its current taxes. Throws NOT_FOUND for any other. */
export async function readInvoice(
  { invoices, businesses }: Pick<Dependencies, 'invoices' | 'businesses'>,
  caller: Caller,
  invoiceId: string,
): Promise<Invoice> {
  const [invoice, company] = await Promise.all([
    ownInvoice({ invoices }, caller, invoiceId),
    businesses.findCompany(caller.businessId),
  ]);
  const current = withCurrentTaxes(invoice, company);
  return { ...toInvoice(current), ...(!isChargedAlike(invoice, current) && { hasNewTaxes: true }) };
}

/**
 * Changes the given fields of an invoice, and keeps its recipient if that is asked for. An open checkout is closed at
 * the card provider first, so that no outdated amount is paid. Throws CONFLICT if the given version is outdated, if a
 * payment froze a field, and for a change of its money while a debit is on its way.
 */
export async function updateInvoice(
  dependencies: Pick<Dependencies, 'table' | 'invoices' | 'businesses' | 'ledger' | 'payments' | 'kept'>,
  { caller, invoiceId, update, now }: { caller: Caller; invoiceId: string; update: InvoiceUpdate; now: Date },
): Promise<Invoice> {
  const { invoices, businesses, payments } = dependencies;
  const companyRead = businesses.findCompany(caller.businessId);
  const updated = await retry('invoice-update', async () => {
    const [before, company] = await Promise.all([ownInvoice({ invoices }, caller, invoiceId), companyRead]);
    if (isStale(before, update.version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'invoice' });
    const { invoice: kept, writes } = await keptFor(dependencies.kept, {
      invoice: applyUpdate(before, update, { now, company }),
      now,
    });
    const updated = withSavingAfter(before, kept);
    if (changesNothing(before, updated)) {
      noteUnchanged();
      return before;
    }
    const sent = { ...updated, ...(await payToOnceSent(businesses, before, updated)) };
    const { after, also, events, money } = await settledAs(dependencies, { before, after: sent, caller, now });
    const debit = keptDebit(before, after);
    if (!debit.checkout) await closeCheckout(payments, before);
    const chosen = events.length > 0 ? sent : after;
    const failed = await invoices.replace({
      before,
      after: { ...after, ...debit },
      events: [...statusEvents(before, chosen, caller.email), ...events, ...statusEvents(chosen, after)],
      also: { ...also, ...writes },
      money,
    });
    return failed === null ? { ...after, ...debit } : null;
  });
  if (!updated) throw refusal({ CHANGED_MEANWHILE }, { what: 'invoice' });
  return toInvoice(updated);
}

/** The debit on its way that an update leaves alone: it changes neither the money nor who owes it. */
function keptDebit(before: InvoiceRecord, after: InvoiceRecord): Pick<InvoiceRecord, 'checkout'> {
  const { checkout } = before;
  const isSameMoney = isChargedAlike(before, after) && dueCentsOf(before) === dueCentsOf(after);
  const isSame = (['status', 'currency', 'customerId'] as const).every((field) => before[field] === after[field]);
  return checkout?.pending && isSameMoney && isSame ? { checkout } : {};
}

/** Whether an update changes nothing but the version: then nothing is written, and an open checkout stays valid. */
function changesNothing(before: InvoiceRecord, updated: InvoiceRecord): boolean {
  const { checkout: _open, ...content } = before;
  const same = { version: before.version, updatedAt: before.updatedAt };
  return isSameContent({ ...updated, ...same }, content);
}

/** The current payment details, stored when an invoice stops being a draft. */
async function payToOnceSent(
  businesses: Pick<Businesses, 'findPaymentSettings'>,
  before: InvoiceRecord,
  { status, businessId }: InvoiceRecord,
): Promise<Pick<InvoiceRecord, 'payTo'>> {
  if (before.status !== 'DRAFT' || status === 'DRAFT') return {};
  return { payTo: await currentDetails(businesses, businessId) };
}

/** Deletes an invoice; only a draft's number can be reused. Throws CONFLICT if it was paid or credited. */
export async function removeInvoice(
  { invoices, payments }: Pick<Dependencies, 'invoices' | 'payments'>,
  { caller, invoiceId, now }: { caller: Caller; invoiceId: string; now: Date },
): Promise<void> {
  const isRemoved = await retry('invoice-removal', async () => {
    const invoice = await ownInvoice({ invoices }, caller, invoiceId);
    checkRemovable(invoice);
    await closeCheckout(payments, invoice);
    return (await invoices.remove(invoice, { by: caller.email, now })) || null;
  });
  if (!isRemoved) throw refusal({ CHANGED_MEANWHILE }, { what: 'invoice' });
}

/**
 * The history of an invoice of the caller's business, oldest first, its latest activity entries, newest first, its
 * deliveries and openings, and its next reminder. Throws NOT_FOUND for any other invoice.
 */
export async function readHistory(
  { invoices, store, ...dependencies }: Pick<Dependencies, 'invoices' | 'store' | 'reminders' | 'reach'>,
  { caller, invoiceId, now }: { caller: Caller; invoiceId: string; now: Date },
): Promise<InvoiceHistory> {
  const invoice = await ownInvoice({ invoices }, caller, invoiceId);
  const [events, activity, reach, reminders] = await Promise.all([
    store.listEvents(invoice.id),
    store.listActivity(invoice),
    dependencies.reach.read(invoice.id),
    dependencies.reminders.describe(invoice, now),
  ]);
  return { events, activity, reach, reminders };
}

/** An invoice as its recipient sees it. Throws NOT_FOUND for unknown, deleted and malformed ids alike. */
export async function readPublicInvoice(
  { published }: Pick<Dependencies, 'published'>,
  invoiceId: string,
): Promise<PublicInvoice> {
  return orNotFound(await published.find(invoiceId), 'invoice').invoice;
}

/** An invoice of the caller's business. Throws NOT_FOUND for any other. */
export async function ownInvoice(
  { invoices }: Pick<Dependencies, 'invoices'>,
  caller: Caller,
  invoiceId: string,
): Promise<InvoiceRecord> {
  const invoice = await invoices.find(invoiceId);
  return orNotFound(invoice?.businessId === caller.businessId && invoice, 'invoice');
}
