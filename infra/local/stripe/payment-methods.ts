import { revokeMandates } from './mandates.ts';
import { newId, type PaymentMethod } from './objects.ts';
import { StripeApiError } from './stripe-error.ts';
import { shownAccount } from './test-bank-accounts.ts';
import { cardOf, LOST_CARD, REPLACEMENTS } from './test-cards.ts';
import type { World } from './world.ts';

const VALID_YEARS = 3;

type Saved = { readonly digits: string; readonly customer: string; readonly account: string };

/** Saves a card for a customer, and notifies the webhook. */
export function attachCard(world: World, { digits, customer, account }: Saved): PaymentMethod {
  const created = world.now();
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    card: { ...cardOf(digits), exp_month: 12, exp_year: yearOf(created) + VALID_YEARS },
    created,
    customer,
    metadata: {},
    type: 'card',
  };
  world.store.state.methodNumbers[method.id] = digits;
  world.store.add(method, account);
  void world.emit({ type: 'payment_method.attached', object: method, account });
  return method;
}

type Debited = Omit<Saved, 'customer'> & { readonly customer: string | null };

/** Adds the bank account of a payment; if it is saved for a customer, notifies the webhook. */
export function addBankAccount(world: World, { digits, customer, account }: Debited): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    acss_debit: shownAccount(digits),
    created: world.now(),
    customer,
    metadata: {},
    type: 'acss_debit',
  };
  world.store.state.methodNumbers[method.id] = digits;
  world.store.add(method, account);
  if (customer !== null) void world.emit({ type: 'payment_method.attached', object: method, account });
  return method;
}

/** Removes a card, or a bank account with its mandate, from its customer for good, and notifies the webhook. */
export function detachMethod(world: World, id: string, account: string | null): PaymentMethod {
  const method = world.store.get('payment_method', id, account);
  const { customer } = method;
  if (customer === null) {
    throw new StripeApiError(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  const previous_attributes = { customer };
  void world.emit({ type: 'payment_method.detached', object: method, account: account ?? '', previous_attributes });
  void revokeMandates(world, id);
  return method;
}

/** Replaces the number of a saved card by a new one of its bank, valid for longer, and notifies the webhook. */
export async function replaceCard(world: World, id: string): Promise<void> {
  const { method, card, account } = savedCard(world, id);
  const { brand, last4, exp_month, exp_year } = card;
  const digits = REPLACEMENTS[brand] ?? '';
  world.store.state.methodNumbers[id] = digits;
  method.card = { ...cardOf(digits), exp_month, exp_year: exp_year + VALID_YEARS };
  const previous_attributes = { card: { last4, exp_year } };
  await world.emit({ type: 'payment_method.automatically_updated', object: method, account, previous_attributes });
}

/** Has the holder of a saved card report it lost: from then on, its bank declines each charge. Nobody is notified. */
export function loseCard(world: World, id: string): void {
  savedCard(world, id);
  world.store.state.methodNumbers[id] = LOST_CARD;
}

function savedCard({ store }: World, id: string) {
  const account = store.ownerOf(id) ?? '';
  const method = store.get('payment_method', id, account);
  const { card, customer } = method;
  if (customer === null || !card) throw new StripeApiError('This card is not saved any more.');
  return { method, card, account };
}

function yearOf(seconds: number): number {
  return new Date(seconds * 1_000).getUTCFullYear();
}
