import { beginDebit } from './debits.ts';
import { addMandate } from './mandates.ts';
import type { Session } from './objects.ts';
import { addBankAccount } from './payment-methods.ts';
import { addSessionIntent, savingCustomerOf } from './payments.ts';
import { isDebitPage, mandateOptionsOf } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';
import { acceptedAccount, type BankAccount } from './test-bank-accounts.ts';
import type { World } from './world.ts';

/**
 * Begins to pay an open session from a bank account and notifies the webhook; resolves after its first response. The
 * session is complete and unpaid until the bank decides. Throws if the account is refused at once, or if the session is
 * no longer open.
 */
export async function debitSession(world: World, session: Session, entered: BankAccount): Promise<void> {
  if (session.status !== 'open') throw new StripeApiError(`This Checkout Session is ${session.status}.`);
  const input = world.store.state.checkouts[session.id];
  if (!input || !isDebitPage(input)) throw new StripeApiError('This page takes no bank accounts.');
  const digits = acceptedAccount(entered);
  const account = world.store.ownerOf(session.id) ?? '';
  const method = addBankAccount(world, { digits, customer: savingCustomerOf(world, session), account });
  const progress = { amount_received: 0, payment_method: method.id, status: 'processing' } as const;
  const intent = addSessionIntent(world, session, progress);
  const mandate = addMandate(world, method, { ...intent, options: mandateOptionsOf(input) });
  beginDebit(world, intent, { mandate: mandate.id, at: world.now() });
  Object.assign(session, { status: 'complete', payment_intent: intent.id, url: null });
  await world.emit({ type: 'checkout.session.completed', object: session, account });
}
