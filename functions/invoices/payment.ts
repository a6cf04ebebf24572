import { retry } from '#functions/data/table/retry.ts';
import { obstacleToCard } from '#functions/domain/invoice/chargeable.ts';
import { noteDebit } from '#functions/domain/invoice/debit-started.ts';
import { dueCentsOf, type OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { canChargeCards, canDebit } from '#functions/domain/people/businesses.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { Client } from '#functions/services/client.ts';
import type { PaymentLink, ShownAmount } from '#shared/api/invoices.ts';
import type { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { CardObstacle } from '#shared/invoice/card-obstacle.ts';
import { toCents } from '#shared/money.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { AMOUNT_CHANGED, DEBIT_REFUSED, NO_CARDS, NO_DEBITS, NOT_PAYABLE } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { secondsAt } from '#shared/time-units.ts';
import { type CheckoutDependencies, checkoutRequest } from './checkout-request.ts';
import { agree, isAgreedAlike, type SavingDependencies } from './saving.ts';
import type { InvoiceStore } from './store.ts';

type Dependencies = {
  invoices: Pick<Invoices, 'replace'>;
  published: Pick<PublishedInvoices, 'find' | 'findAny'>;
  store: InvoiceStore;
  payments: CardPayments;
} & SavingDependencies &
  CheckoutDependencies;

type PaymentRequest = {
  readonly invoiceId: string;
  readonly shown: ShownAmount;
  readonly client: Client;
  readonly now: Date;
};

/** The provider's minimum lifetime of a checkout, in seconds, plus a margin for the call's latency. */
const MIN_CHECKOUT_SECONDS = 30 * 60 + 20;
/** How long a checkout stays open, in seconds. */
const CHECKOUT_SECONDS = 31 * 60;
const ALREADY_PAID: PaymentLink = { status: 'SUCCESS' };

/**
 * Returns the checkout for paying the amount due by card or, if the payer chose that, from a bank account. Concurrent
 * calls get the same one: it is reserved in the table first, then created at the provider under the reservation's
 * idempotency key. Throws NOT_FOUND; CONFLICT for drafts, cancelled and disputed invoices, while a bank payment is on
 * its way, if another amount is due than was `shown`, if the provider does not debit that much, and to save a card with
 * an invoice that is not of a series that charges; FORBIDDEN if the business does not take cards, or debits;
 * INVALID_REQUEST for an amount that the provider does not charge.
 */
export async function startPayment(dependencies: Dependencies, request: PaymentRequest): Promise<PaymentLink> {
  const link = await retry('payment-start', async () => {
    const found = orNotFound(await dependencies.published.find(request.invoiceId), 'invoice');
    const { status, disputedCents } = found.record;
    return status === 'PAID' && !disputedCents ? ALREADY_PAID : checkoutFor(dependencies, found, request);
  });
  if (!link) throw refusal({ INVOICE_CHANGING });
  return link;
}

/** One attempt: the link, or null if the invoice changed concurrently and must be read again. */
async function checkoutFor(
  dependencies: Dependencies,
  found: PublishedInvoice,
  { shown, client, now }: PaymentRequest,
): Promise<PaymentLink | null> {
  const { store } = dependencies;
  const { record, business } = found;
  const accountId = chargeableAccount(found);
  const seconds = secondsAt(now);
  const wanted = {
    accountId,
    amountCents: dueCentsOf(record),
    currency: record.currency,
    savesCard: shown?.savesCard === true,
    ...(shown?.debit && { isDebit: true as const }),
    ...(shown?.debit?.isBusiness && { isBusiness: true as const }),
  };
  if (shown && (toCents(shown.amountDue) !== wanted.amountCents || shown.currency !== wanted.currency)) {
    throw refusal({ AMOUNT_CHANGED });
  }
  if (wanted.isDebit && !canDebit(business, record.currency)) throw refusal({ NO_DEBITS });
  const open = record.checkout;
  const agreed = { found, isDebit: wanted.isDebit === true, client, now };
  // What is kept with a card is what its own payer agreed to.
  const isAlike = !open?.agreementId || (await isAgreedAlike(dependencies, open.agreementId, agreed));
  const isWanted = open !== undefined && isAlike && isFor(open, wanted);
  if (open && isWanted && !open.sessionId && open.expiresAt >= seconds + MIN_CHECKOUT_SECONDS) {
    return finishReservation(dependencies, found, open);
  }
  const link = open?.sessionId ? await linkOf(dependencies, { open, isWanted, now, invoiceId: record.id }) : null;
  if (link) return link;
  const { savesCard, ...priced } = wanted;
  const reserved: OpenCheckout = {
    ...priced,
    ...(savesCard && { agreementId: await agree(dependencies, agreed) }),
    attempt: (record.checkoutAttempt ?? 0) + 1,
    version: record.version,
    expiresAt: seconds + CHECKOUT_SECONDS,
  };
  const saved = await store.reserveCheckout({ invoice: record, reserved });
  return saved ? finishReservation(dependencies, found, reserved) : null;
}

/**
 * The link of an existing checkout, or null if a new one is needed; one for another amount or choice is closed, as is a
 * charge of the saved card that has not begun.
 */
async function linkOf(dependencies: Dependencies, asked: Asked): Promise<PaymentLink | null> {
  const { payments } = dependencies;
  const { open, isWanted } = asked;
  const { status, url } = await payments.findCheckout(open.accountId, open.sessionId ?? '');
  // Paid but not in the ledger yet: the invoice must not be paid twice.
  if (status === 'complete') return completed(dependencies, asked);
  if (status === 'open' && url && isWanted) return { status: 'PENDING', checkoutUrl: url };
  if (status !== 'open') return null;
  const ended = await payments.expireCheckout(open.accountId, open.sessionId ?? '');
  return ended === 'complete' ? completed(dependencies, asked) : null;
}

type Asked = {
  readonly invoiceId: string;
  readonly open: OpenCheckout;
  /** Whether the payer could use it as it is. */
  readonly isWanted: boolean;
  readonly now: Date;
};

/**
 * What a completed checkout means for its payer. A debit has only begun, which is noted here in case its event is lost.
 */
async function completed({ invoices, published }: Dependencies, { invoiceId, open, now }: Asked): Promise<PaymentLink> {
  if (!open.isDebit) return ALREADY_PAID;
  const find = async () => {
    const found = await published.findAny(invoiceId);
    return found ? { invoice: found.record, business: found.business } : null;
  };
  await noteDebit({ invoices }, { sessionId: open.sessionId ?? '', find, at: now.toISOString() });
  throw notPayable('debited');
}

/** Creates the reserved checkout at the provider and closes it again if the invoice has changed since. */
async function finishReservation(
  dependencies: Dependencies,
  found: PublishedInvoice,
  reserved: OpenCheckout,
): Promise<PaymentLink | null> {
  const { record } = found;
  const { published, store, payments } = dependencies;
  const { accountId, isDebit } = reserved;
  const checkout = await payments.createCheckout(await checkoutRequest(dependencies, found, reserved));
  if (!checkout) {
    await store.dropCheckout({ invoiceId: record.id, reserved });
    throw refusal({ DEBIT_REFUSED });
  }
  const { sessionId, url } = checkout;
  const finished = { ...reserved, sessionId };
  const link: PaymentLink = { status: 'PENDING', checkoutUrl: url };
  const isStored = await store.finishCheckout({ invoiceId: record.id, reserved, finished });
  // A concurrent call may have completed the same reservation; this session is then stored and kept. A business that
  // just stopped taking cards, or was suspended, has closed only the sessions that already existed.
  const now = await published.findAny(record.id);
  const isOnRecord = isStored || now?.record.checkout?.sessionId === sessionId;
  const isTaken = now && (isDebit ? canDebit(now.business, record.currency) : canChargeCards(now.business));
  if (isTaken && isOnRecord && !now.business.suspendedAt) return link;
  await payments.expireCheckout(accountId, sessionId);
  return null;
}

function chargeableAccount({ record, business }: PublishedInvoice): string {
  const obstacle = obstacleToCard(record, business);
  if (obstacle) throw notPayable(obstacle);
  return business.stripeAccountId ?? '';
}

function notPayable(obstacle: CardObstacle): AppError {
  if (obstacle === 'belowMinimum') return invalidRequest([{ path: 'total', rule: 'minCharge' }]);
  if (obstacle === 'aboveMaximum') return invalidRequest([{ path: 'total', rule: 'maxCharge' }]);
  return obstacle === 'noCards' ? refusal({ NO_CARDS }) : refusal({ NOT_PAYABLE }, { what: obstacle });
}

type Wanted = Pick<OpenCheckout, 'accountId' | 'amountCents' | 'currency' | 'isDebit' | 'isBusiness'> & {
  readonly savesCard: boolean;
};

/**
 * Whether an open checkout is for the current amount, on the business's current account, in the way that the payer
 * chose, and saves their card or bank account only if they chose that.
 */
function isFor({ isCharge, agreementId, ...open }: OpenCheckout, wanted: Wanted): boolean {
  const isSamePrice = open.amountCents === wanted.amountCents && open.currency === wanted.currency;
  const isSameWay = open.isDebit === wanted.isDebit && open.isBusiness === wanted.isBusiness;
  const isSameChoice = isSameWay && (agreementId !== undefined) === wanted.savesCard;
  return isSamePrice && open.accountId === wanted.accountId && isSameChoice && !isCharge;
}
