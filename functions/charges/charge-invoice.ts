import { retry } from '#functions/data/table/retry.ts';
import type { LedgerDependencies } from '#functions/domain/invoice/change-ledger.ts';
import { recordOutcome } from '#functions/domain/invoice/charge-outcome.ts';
import { noteDebit } from '#functions/domain/invoice/debit-started.ts';
import { endCharge } from '#functions/domain/invoice/end-charge.ts';
import { dueCentsOf, type InvoiceRecord, type OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { SavedCardRecord, SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import type { CardPayments, ChargeState } from '#functions/services/card-payments.ts';
import { logLine, recordMark } from '#functions/services/log.ts';
import { addDays, dayIn } from '#shared/calendar-day.ts';
import { AppError } from '#shared/errors.ts';
import { languageAt } from '#shared/locale/language.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { secondsAt } from '#shared/time-units.ts';
import { concludePage, findAgain, giveUp, isAbandoned, isLate } from './late-debit.ts';
import { nextStep, type Reason, type State } from './next-step.ts';
import type { SlotStore } from './store.ts';

/** The dependencies of `chargeInvoice`. */
export type Dependencies = Omit<LedgerDependencies, 'payments'> & {
  readonly businesses: Pick<Businesses, 'find'>;
  readonly cardsOf: (businessId: string) => Pick<SavedCards, 'find'>;
  readonly payments: Pick<
    CardPayments,
    'createCharge' | 'confirmCharge' | 'findCharge' | 'findDebit' | 'expireCheckout'
  >;
  readonly store: SlotStore;
};

/**
 * Charges an invoice to its customer's saved card or bank account if that is due. The charge takes the place of the
 * invoice's one checkout before it is prepared at the provider, and only then takes the money (decisions F228, F229),
 * so whatever pays, changes or ends the invoice calls it off or is refused. However many runs there are, at once or
 * after one that was killed, they charge once. While a bank works on a debit, which takes days, nothing happens here.
 * Throws PROVIDER_FAILED if the provider fails, unless that ends the charge after days, UNAVAILABLE if the invoice
 * keeps changing.
 */
export async function chargeInvoice(dependencies: Dependencies, invoiceId: string, now: Date): Promise<void> {
  try {
    const done = await retry('charge', async () => {
      const state = await read(dependencies, invoiceId, now);
      return state ? takeStep(dependencies, state) : 'done';
    });
    if (!done) throw refusal({ BUSY });
  } catch (error) {
    const isProviderDown = error instanceof AppError && error.code === 'PROVIDER_FAILED';
    if (!(isProviderDown && (await endsFailing(dependencies, invoiceId, now)))) throw error;
  }
}

/** Days for which a charge is tried again after the provider first failed. After them, its owner decides. */
const MAX_FAILING_DAYS = 3;

/**
 * Notes the day on which the provider first failed, and ends the charge if that was days ago and it can be called off.
 * Returns whether the charge ended.
 */
async function endsFailing(dependencies: Dependencies, invoiceId: string, now: Date): Promise<boolean> {
  const state = await read(dependencies, invoiceId, now);
  if (!state || state.invoice.checkout?.pending) return false;
  const { on, failingSince } = state.invoice.charge ?? {};
  const today = dayIn(state.business.timeZone, now);
  if (!on || on > today) return false;
  if (!failingSince) await dependencies.store.noteFailing(state.invoice, today);
  if (!failingSince || addDays(failingSince, MAX_FAILING_DAYS) >= today) return false;
  const because = ({ charge }: InvoiceRecord) =>
    charge?.on === on && charge.failingSince === failingSince ? ('unavailable' as const) : undefined;
  return (await endCharge(dependencies, invoiceId, { because, now })).is === 'ended';
}

/** Longer than any run takes, shorter than the provider remembers a key. */
const RESERVED_SECONDS = 3_600;

/** The outcome of a step: null if the invoice must be read again. */
type Taken = 'done' | null;

async function read(
  { invoices, businesses, cardsOf }: Pick<Dependencies, 'invoices' | 'businesses' | 'cardsOf'>,
  invoiceId: string,
  now: Date,
): Promise<State | null> {
  const invoice = await invoices.find(invoiceId);
  if (!invoice) return null;
  const [business, card] = await Promise.all([
    businesses.find(invoice.businessId),
    cardOfCustomer({ cardsOf }, invoice),
  ]);
  return business ? { invoice, business, card, now } : null;
}

async function cardOfCustomer(
  { cardsOf }: Pick<Dependencies, 'cardsOf'>,
  { businessId, customerId }: InvoiceRecord,
): Promise<SavedCardRecord | undefined> {
  return customerId ? cardsOf(businessId).find(customerId) : undefined;
}

async function takeStep(dependencies: Dependencies, state: State): Promise<Taken> {
  const { invoice } = state;
  const { checkout } = invoice;
  const prepared = checkout?.isCharge ? checkout : undefined;
  if (checkout?.pending && !isLate(state)) return 'done';
  if (checkout?.pending && !prepared) {
    await concludePage(dependencies, state, checkout);
    return 'done';
  }
  if (prepared?.sessionId) {
    const stands = await dependencies.payments.findCharge(prepared.accountId, prepared.sessionId);
    if (stands.status !== 'open') return conclude(dependencies, state, { prepared, stands });
  }
  const step = nextStep(state);
  if (step === 'wait') {
    // Failures from before the wait say nothing about the provider after it.
    if (invoice.charge?.failingSince) await dependencies.store.noteFailing(invoice, undefined);
    return 'done';
  }
  if (step === 'none') {
    if (prepared) await callOff(dependencies, invoice, prepared);
    return 'done';
  }
  if (typeof step === 'string') return end(dependencies, state, step);
  if (prepared && (!isFor(prepared, state) || isForgotten(prepared))) return callOff(dependencies, invoice, prepared);
  return prepared ? take(dependencies, state, prepared, step.card) : reserve(dependencies, state, step.card);
}

/** Whether a prepared charge takes the current amount, on the business's current account. */
function isFor(open: OpenCheckout, { invoice, business }: State): boolean {
  const isSame = open.amountCents === dueCentsOf(invoice) && open.currency === invoice.currency;
  return isSame && open.accountId === business.stripeAccountId;
}

/** Whether a charge was reserved long ago and never prepared: the provider may repeat a failure for its key. */
function isForgotten({ sessionId, expiresAt }: OpenCheckout): boolean {
  return !sessionId && expiresAt < secondsAt(new Date()) - RESERVED_SECONDS;
}

async function end(dependencies: Dependencies, state: State, because: Reason): Promise<Taken> {
  // As the invoice is by then: the reason may be gone.
  const reasonFor = (invoice: InvoiceRecord) => (nextStep({ ...state, invoice }) === because ? because : undefined);
  const { is } = await endCharge(dependencies, state.invoice.id, { because: reasonFor, now: state.now });
  // One that is under way is concluded first.
  return is === 'ended' ? 'done' : null;
}

/** Reserves the place of the charge. A page on which the payer could pay is closed first; one they paid on is waited for. */
async function reserve(dependencies: Dependencies, state: State, card: SavedCardRecord): Promise<Taken> {
  const { payments, store } = dependencies;
  const { invoice, business } = state;
  const { checkout } = invoice;
  if (checkout?.sessionId) {
    const ended = await payments.expireCheckout(checkout.accountId, checkout.sessionId);
    if (ended === 'complete') return 'done';
  }
  const reserved: OpenCheckout = {
    attempt: (invoice.checkoutAttempt ?? 0) + 1,
    version: invoice.version,
    accountId: business.stripeAccountId ?? '',
    amountCents: dueCentsOf(invoice),
    currency: invoice.currency,
    // Nobody who opens a page to pay on may take this one over.
    expiresAt: secondsAt(new Date()),
    isCharge: true,
    ...(isBankAccount(card) && { isDebit: true }),
  };
  return (await store.reserve(invoice, reserved)) ? take(dependencies, state, reserved, card) : null;
}

/** Prepares a reserved charge and takes its money, unless something ended it meanwhile. */
async function take(
  dependencies: Dependencies,
  state: State,
  reserved: OpenCheckout,
  card: SavedCardRecord,
): Promise<Taken> {
  const { payments } = dependencies;
  const { accountId } = reserved;
  const prepared = reserved.sessionId ? reserved : await prepare(dependencies, state, { reserved, card });
  if (!prepared?.sessionId) return null;
  // Suspended, without cards, or with the card removed since: then the next look at the invoice says what follows.
  const current = await read(dependencies, state.invoice.id, state.now);
  const isStillSo = current?.invoice.checkout?.sessionId === prepared.sessionId && current.card?.id === card.id;
  if (!isStillSo || typeof nextStep(current) === 'string') return current ? null : 'done';
  const stands = await payments.confirmCharge(accountId, prepared.sessionId, card.mandateId);
  return conclude(dependencies, current, { prepared, stands });
}

type Reserved = { readonly reserved: OpenCheckout; readonly card: SavedCardRecord };

/** Prepares a charge at the provider and stores its id; null if it must not be made any more. */
async function prepare(
  { payments, store, ...dependencies }: Dependencies,
  { invoice, now }: State,
  { reserved, card }: Reserved,
): Promise<OpenCheckout | null> {
  const { id, invoiceNumber: number, businessId, isDeposit } = invoice;
  const { accountId, version, attempt, amountCents, currency } = reserved;
  const sessionId = await payments.createCharge({
    ...{ accountId, amountCents, currency, holderId: card.holderId, methodId: card.methodId },
    invoice: { id, number, version, businessId, isDeposit },
    language: invoice.language || languageAt({ province: invoice.billingProvince, country: invoice.billingCountry }),
    isDebit: reserved.isDebit,
    idempotencyKey: `charge-${id}-${attempt}`,
  });
  if (!sessionId) {
    // The provider does not have the card any more, and no event has said so yet.
    const isSame = ({ charge }: InvoiceRecord) => charge?.cardId === card.id;
    const because = (current: InvoiceRecord) => (isSame(current) ? ('card-removed' as const) : undefined);
    await endCharge({ ...dependencies, payments }, id, { because, now });
    return null;
  }
  const prepared = { ...reserved, sessionId };
  if (await store.name(id, reserved, prepared)) return prepared;
  // Another run may have prepared the same charge.
  const current = await dependencies.invoices.find(id);
  if (current?.checkout?.sessionId === sessionId) return current.checkout;
  await payments.expireCheckout(accountId, sessionId);
  return null;
}

type Standing = { readonly prepared: OpenCheckout; readonly stands: ChargeState };

/**
 * Records how a charge ended, or that a debit is on its way. One that the provider still works on is reported by an
 * event, or found by a later run.
 */
async function conclude(dependencies: Dependencies, state: State, { prepared, stands }: Standing): Promise<Taken> {
  const { invoice, now } = state;
  const { accountId, sessionId = '', isDebit = false, pending } = prepared;
  if (stands.status === 'open') throw new Error('The provider did not charge the card');
  if (stands.status === 'cancelled' && !pending) {
    await dependencies.store.clear(invoice.id, prepared);
    return null;
  }
  if (stands.status === 'cancelled' && isAbandoned(prepared, state)) {
    await giveUp(dependencies, state, prepared);
    return null;
  }
  const find = findAgain(dependencies, state);
  if (stands.status === 'pending') {
    if (isDebit) await noteDebit(dependencies, { sessionId, find, at: now.toISOString() });
    return 'done';
  }
  const ended = stands.status === 'paid' || stands.status === 'failed' ? stands : CALLED_OFF;
  const cardOf = async (current: InvoiceRecord) => cardOfCustomer(dependencies, current);
  const outcome = { chargeId: sessionId, accountId, isDebit, state: ended, find, cardOf, now };
  const recorded = await recordOutcome(dependencies, outcome);
  if (recorded) logLine('info', { event: 'card-charged', record: recordMark(invoice.id), status: ended.status });
  return 'done';
}

/** The end of a debit that was called off at the provider while it was on its way. */
const CALLED_OFF = { status: 'failed', because: 'refused' } as const;

/** Calls off a prepared charge that is not wanted as it is. */
async function callOff(
  { payments, store }: Dependencies,
  { id }: InvoiceRecord,
  prepared: OpenCheckout,
): Promise<Taken> {
  if (prepared.sessionId) {
    const ended = await payments.expireCheckout(prepared.accountId, prepared.sessionId);
    if (ended === 'complete') return null;
  }
  await store.clear(id, prepared);
  return null;
}
