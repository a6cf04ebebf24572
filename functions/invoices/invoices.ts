import { hasCardPayment, type InvoiceRecord, toInvoice } from '#functions/data/invoice/invoice-record.ts';
import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { PublishedInvoices } from '#functions/data/invoice/published-invoice.ts';
import { type Businesses, todayOf } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { newId } from '#functions/data/table/ids.ts';
import { changedMeanwhile } from '#functions/data/table/version.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceEvent, InvoiceInput, InvoiceUpdate } from '#shared/invoice/schema.ts';
import { applyUpdate, checkContent, withTotal } from './content.ts';
import type { InvoiceStore } from './store.ts';

type Dependencies = {
  invoices: Invoices;
  businesses: Businesses;
  published: PublishedInvoices;
  store: InvoiceStore;
  payments: CardPayments;
};

/**
 * Creates an invoice as DRAFT (spec 1 §4). Totals are the server's own.
 * Throws CONFLICT when the business has used the number, INVALID_REQUEST when dates or figures do not fit together.
 */
export async function createInvoice(
  { invoices }: Pick<Dependencies, 'invoices'>,
  { caller, input, now }: { caller: Caller; input: InvoiceInput; now: Date },
): Promise<Invoice> {
  checkContent(input);
  const at = now.toISOString();
  const invoice: InvoiceRecord = withTotal({
    ...input,
    id: newId(),
    businessId: caller.businessId,
    status: 'DRAFT',
    version: 1,
    totalCents: 0,
    createdAt: at,
    updatedAt: at,
  });
  if (!(await invoices.create(invoice, { at, type: 'CREATED', by: caller.email, to: 'DRAFT' }))) {
    throw new AppError('CONFLICT', `Invoice number ${input.invoiceNumber} already exists`);
  }
  return toInvoice(invoice);
}

/** An invoice of the caller's business. Throws NOT_FOUND for any other. */
export async function readInvoice(
  dependencies: Pick<Dependencies, 'invoices'>,
  caller: Caller,
  invoiceId: string,
): Promise<Invoice> {
  return toInvoice(await ownInvoice(dependencies, caller, invoiceId));
}

const MAX_ATTEMPTS = 25;

/**
 * Changes an invoice: only what is named changes. An open checkout is closed at the card provider first, so that nobody
 * pays what the invoice no longer says. Throws CONFLICT when a version was named and somebody changed it since, and
 * when a card payment froze what is to change.
 */
export async function updateInvoice(
  { invoices, businesses, payments }: Pick<Dependencies, 'invoices' | 'businesses' | 'payments'>,
  { caller, invoiceId, update, now }: { caller: Caller; invoiceId: string; update: InvoiceUpdate; now: Date },
): Promise<Invoice> {
  const today = await todayOf(businesses, caller.businessId, now);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const before = await ownInvoice({ invoices }, caller, invoiceId);
    if (update.version !== undefined && update.version !== before.version) throw changedMeanwhile('invoice');
    const after = applyUpdate(before, update, { now, today });
    await closeCheckout(payments, before);
    if ((await invoices.replace({ before, after, events: statusEvents(before, after, caller) })) === null) {
      return toInvoice(after);
    }
  }
  throw changedMeanwhile('invoice');
}

/** Deletes an invoice and frees its number. Throws CONFLICT once a card payment came in. */
export async function removeInvoice(
  { invoices, payments }: Pick<Dependencies, 'invoices' | 'payments'>,
  caller: Caller,
  invoiceId: string,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const invoice = await ownInvoice({ invoices }, caller, invoiceId);
    if (hasCardPayment(invoice)) throw new AppError('CONFLICT', 'An invoice paid by card cannot be deleted');
    await closeCheckout(payments, invoice);
    if (await invoices.remove(invoice)) return;
  }
  throw changedMeanwhile('invoice');
}

/** The history of an invoice of the caller's business, in the order of its changes. Throws NOT_FOUND for any other. */
export async function readHistory(
  { invoices, store }: Pick<Dependencies, 'invoices' | 'store'>,
  caller: Caller,
  invoiceId: string,
): Promise<{ events: InvoiceEvent[] }> {
  const invoice = await ownInvoice({ invoices }, caller, invoiceId);
  return { events: await store.listEvents(invoice.id) };
}

/** An invoice as its recipient sees it. Throws NOT_FOUND alike for unknown, deleted and malformed ids. */
export async function readPublicInvoice(
  { published }: Pick<Dependencies, 'published'>,
  invoiceId: string,
): Promise<PublicInvoice> {
  const found = await published.find(invoiceId);
  if (!found) throw invoiceNotFound();
  return found.invoice;
}

async function ownInvoice(
  { invoices }: Pick<Dependencies, 'invoices'>,
  caller: Caller,
  invoiceId: string,
): Promise<InvoiceRecord> {
  const invoice = await invoices.find(invoiceId);
  if (invoice?.businessId !== caller.businessId) throw invoiceNotFound();
  return invoice;
}

/** Throws CONFLICT when the checkout was paid and the payment is on its way into the ledger. */
async function closeCheckout(payments: CardPayments, { checkout }: InvoiceRecord): Promise<void> {
  if (!checkout?.sessionId) return;
  if ((await payments.expireCheckout(checkout.accountId, checkout.sessionId)) === 'complete') {
    throw new AppError('CONFLICT', 'A card payment for this invoice is being processed. Please try again in a moment.');
  }
}

function statusEvents(before: InvoiceRecord, after: InvoiceRecord, caller: Caller): InvoiceEvent[] {
  if (before.status === after.status) return [];
  return [{ at: after.updatedAt, type: 'STATUS', from: before.status, to: after.status, by: caller.email }];
}

/** The one answer for every invoice that the caller may not know of. */
export function invoiceNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Invoice not found');
}
