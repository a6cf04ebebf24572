import { canChargeCards } from '#functions/data/businesses.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/data/invoice-record.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/data/published-invoice.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { PaymentLink } from '#shared/api/invoices.ts';
import { AppError } from '#shared/errors.ts';
import { invoiceNotFound } from './invoices.ts';
import type { InvoiceStore } from './store.ts';

type Dependencies = { published: PublishedInvoices; store: InvoiceStore; payments: CardPayments; siteUrl: string };

/** How long a checkout stays open, in seconds: the provider's shortest is 30 minutes. */
const CHECKOUT_SECONDS = 31 * 60;
/** The least that the provider charges, in cents of any currency on offer. */
const MINIMUM_CENTS = 50;
const MAX_ATTEMPTS = 10;

/**
 * Where an invoice is paid by card. However often and at once it is asked, at most one checkout is open: it is reserved
 * in the table first, then made at the provider under the reservation's own key, so that everybody gets the same one.
 * Throws NOT_FOUND, CONFLICT when cancelled, FORBIDDEN when the issuer takes no cards, INVALID_REQUEST under the minimum.
 */
export async function startPayment(dependencies: Dependencies, invoiceId: string, now: Date): Promise<PaymentLink> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const found = await dependencies.published.find(invoiceId);
    if (!found) throw invoiceNotFound();
    if (found.record.status === 'PAID') return { status: 'SUCCESS' };
    const link = await checkoutFor(dependencies, found, now);
    if (link) return link;
  }
  throw new AppError('CONFLICT', 'This invoice is being changed. Please try again.');
}

/** One try: the link, or null when the invoice changed meanwhile and must be read again. */
async function checkoutFor(
  { store, payments, siteUrl }: Dependencies,
  found: PublishedInvoice,
  now: Date,
): Promise<PaymentLink | null> {
  const { record } = found;
  const accountId = chargeableAccount(found);
  const open = record.checkout;
  if (open && isCurrent(open, record, accountId, now)) {
    if (!open.sessionId) return finishReservation({ store, payments, siteUrl, record, reserved: open });
    const { status, url } = await payments.findCheckout(accountId, open.sessionId);
    if (status === 'open' && url) return { status: 'PENDING', checkoutUrl: url };
    if (status === 'complete') return { status: 'SUCCESS' };
  } else if (open?.sessionId) {
    await payments.expireCheckout(open.accountId, open.sessionId);
  }
  const reserved: OpenCheckout = {
    attempt: (record.checkoutAttempt ?? 0) + 1,
    version: record.version,
    accountId,
    amountCents: record.totalCents,
    currency: record.currency,
    expiresAt: Math.floor(now.getTime() / 1000) + CHECKOUT_SECONDS,
  };
  const saved = await store.saveCheckout({
    invoiceId: record.id,
    version: record.version,
    before: open,
    after: reserved,
  });
  return saved ? finishReservation({ store, payments, siteUrl, record, reserved }) : null;
}

type Reservation = {
  store: InvoiceStore;
  payments: CardPayments;
  siteUrl: string;
  record: InvoiceRecord;
  reserved: OpenCheckout;
};

/** Makes the reserved checkout at the provider; it is closed again when the invoice changed while it was made. */
async function finishReservation({
  store,
  payments,
  siteUrl,
  record,
  reserved,
}: Reservation): Promise<PaymentLink | null> {
  const { sessionId, url } = await payments.createCheckout({
    accountId: reserved.accountId,
    invoice: { id: record.id, number: record.invoiceNumber, version: reserved.version, businessId: record.businessId },
    amountCents: reserved.amountCents,
    currency: reserved.currency,
    customerEmail: record.billingEmail,
    returnUrl: `${siteUrl}/pay/${record.id}`,
    expiresAt: reserved.expiresAt,
    idempotencyKey: `checkout-${record.id}-${reserved.attempt}`,
  });
  const after = { ...reserved, sessionId };
  const change = { invoiceId: record.id, version: record.version, before: reserved, after };
  if (await store.saveCheckout(change)) return { status: 'PENDING', checkoutUrl: url };
  // Somebody else may have finished the same reservation: then the session is the one on record, and stays.
  if (await store.holdsCheckout(record.id, after)) return { status: 'PENDING', checkoutUrl: url };
  await payments.expireCheckout(reserved.accountId, sessionId);
  return null;
}

function chargeableAccount({ record, business }: PublishedInvoice): string {
  if (record.status === 'CANCELLED') throw new AppError('CONFLICT', 'This invoice was cancelled');
  if (!canChargeCards(business) || !business.stripeAccountId) {
    throw new AppError('FORBIDDEN', 'This business does not take card payments');
  }
  if (record.totalCents < MINIMUM_CENTS) {
    throw new AppError('INVALID_REQUEST', 'total is under the least amount that can be paid by card');
  }
  return business.stripeAccountId;
}

/** Whether a checkout is for what the invoice says now, and for long enough to pay it. */
function isCurrent(open: OpenCheckout, record: InvoiceRecord, accountId: string, now: Date): boolean {
  return (
    open.amountCents === record.totalCents &&
    open.currency === record.currency &&
    open.accountId === accountId &&
    open.expiresAt > now.getTime() / 1000 + 60
  );
}
