import { DAY_SECONDS } from '#shared/time-units.ts';
import { addBusinessDays } from './business-days.ts';
import { closeDispute, openDispute } from './disputes.ts';
import type { PaymentIntent } from './objects.ts';
import { addCharge, chargeOfPayment } from './payments.ts';
import { StripeApiError } from './stripe-error.ts';
import { type DebitFailure, isReturned, laterFailureOf } from './test-bank-accounts.ts';
import type { World } from './world.ts';

/** How long a bank takes to decide, and then to return what it paid. */
const DECIDED_AFTER_BUSINESS_DAYS = 5;
const RETURNED_AFTER_DAYS = 10;

/** Begins the debit of a payment's bank account at a second since 1970: it is pending until the bank decides. */
export function beginDebit(
  world: World,
  intent: PaymentIntent,
  { mandate, at }: { mandate: string; at: number },
): void {
  const { store } = world;
  const { acss_debit } = store.get('payment_method', String(intent.payment_method), store.ownerOf(intent.id));
  if (!acss_debit) throw new StripeApiError('This payment method is no bank account.');
  const charge = addCharge(world, intent, at);
  Object.assign(charge, {
    status: 'pending',
    payment_method_details: { type: 'acss_debit', acss_debit: { ...acss_debit, mandate } },
  });
  Object.assign(intent, { latest_charge: charge.id, status: 'processing' });
  const account = store.state.methodNumbers[String(intent.payment_method)] ?? '';
  store.state.debits[intent.id] = { account, begunAt: at };
  void notify(world, 'payment_intent.processing', intent, at);
}

/** Has the bank pay a pending debit, and notifies the webhook. */
export async function succeed(world: World, intentId: string, at = world.now()): Promise<void> {
  const { intent, debit, charge } = pendingDebit(world, intentId);
  charge.status = 'succeeded';
  debit.succeededAt = at;
  Object.assign(intent, { amount_received: intent.amount, status: 'succeeded' });
  await Promise.all([
    notify(world, 'payment_intent.succeeded', intent, at),
    notifySession(world, 'succeeded', intent, at),
  ]);
}

/**
 * Has the bank refuse a pending debit, and notifies the webhook. The payment loses its bank account, so that it cannot
 * be confirmed again.
 */
export async function fail(
  world: World,
  intentId: string,
  { failure, at = world.now() }: { failure: DebitFailure; at?: number },
): Promise<void> {
  const { intent, charge } = pendingDebit(world, intentId);
  const { code, message } = failure;
  Object.assign(charge, { failure_code: code, failure_message: message, status: 'failed' });
  const account = world.store.ownerOf(intentId);
  const payment_method = { ...world.store.get('payment_method', String(intent.payment_method), account) };
  const last_payment_error = { type: 'card_error', code, message, payment_method };
  Object.assign(intent, { last_payment_error, payment_method: null, status: 'requires_payment_method' });
  await Promise.all([
    notify(world, 'payment_intent.payment_failed', intent, at),
    notifySession(world, 'failed', intent, at),
  ]);
}

/** Has the bank return a debit that succeeded, which nobody can contest, and notifies the webhook. */
export async function returnDebit(world: World, intentId: string, created = world.now()): Promise<void> {
  const account = world.store.ownerOf(intentId);
  if (!world.store.state.debits[intentId]?.succeededAt) throw new StripeApiError('This debit has not succeeded.');
  if (isDisputed(world, intentId)) throw new StripeApiError('This debit was returned before.');
  const charge = chargeOfPayment(world, intentId, account);
  const dispute = await openDispute(world, charge, { reason: 'insufficient_funds', created });
  await closeDispute(world, dispute.id, { outcome: 'lost', created });
}

/** When a bank decides on a debit, or returns one that succeeded; undefined if it does nothing more. */
export function dueAt(world: World, intentId: string): number | undefined {
  const debit = world.store.state.debits[intentId];
  if (!debit) return undefined;
  const { status } = world.store.get('payment_intent', intentId, world.store.ownerOf(intentId));
  if (status === 'processing') return addBusinessDays(debit.begunAt, DECIDED_AFTER_BUSINESS_DAYS);
  const isToBeReturned = debit.succeededAt && isReturned(debit.account) && !isDisputed(world, intentId);
  return isToBeReturned ? Number(debit.succeededAt) + RETURNED_AFTER_DAYS * DAY_SECONDS : undefined;
}

/** Has the banks decide on every debit whose day has come by a second since 1970, each at its own time. */
export async function decideDueDebits(world: World, until: number): Promise<void> {
  for (let next = nextDue(world, until); next; next = nextDue(world, until)) await decide(world, next);
}

type Due = { readonly id: string; readonly at: number };

function nextDue(world: World, until: number): Due | undefined {
  const due = Object.keys(world.store.state.debits).flatMap((id) => {
    const at = dueAt(world, id);
    return at !== undefined && at <= until ? [{ id, at }] : [];
  });
  return due.sort((a, b) => a.at - b.at)[0];
}

async function decide(world: World, { id, at }: Due): Promise<void> {
  const debit = world.store.state.debits[id];
  if (debit?.succeededAt) return returnDebit(world, id, at);
  const failure = laterFailureOf(debit?.account);
  return failure ? fail(world, id, { failure, at }) : succeed(world, id, at);
}

function pendingDebit({ store }: World, intentId: string) {
  const account = store.ownerOf(intentId);
  const intent = store.get('payment_intent', intentId, account);
  const debit = store.state.debits[intentId];
  if (!debit || intent.status !== 'processing') throw new StripeApiError('This debit is not pending.');
  return { intent, debit, charge: store.get('charge', String(intent.latest_charge), account) };
}

function isDisputed({ store }: World, intentId: string): boolean {
  return store.list('dispute', store.ownerOf(intentId)).some(({ payment_intent }) => payment_intent === intentId);
}

type IntentEvent = `payment_intent.${'processing' | 'succeeded' | 'payment_failed'}`;

function notify(world: World, type: IntentEvent, object: PaymentIntent, created: number): Promise<void> {
  return world.emit({ type, object, account: world.store.ownerOf(object.id) ?? '', created });
}

/** Reports how the debit of a page ended; that of a saved account has no page. */
async function notifySession(
  { store, emit }: World,
  outcome: 'succeeded' | 'failed',
  intent: PaymentIntent,
  created: number,
): Promise<void> {
  const account = store.ownerOf(intent.id) ?? '';
  const session = store.list('checkout.session', account).find(({ payment_intent }) => payment_intent === intent.id);
  if (!session) return;
  if (outcome === 'succeeded') session.payment_status = 'paid';
  await emit({ type: `checkout.session.async_payment_${outcome}`, object: session, account, created });
}
