import { type Html, html } from '#functions/mail/html.ts';
import { actions } from './dashboard-actions.ts';
import { dueAt, fail, returnDebit, succeed } from './debits.ts';
import { revokeMandates } from './mandates.ts';
import type { Charge } from './objects.ts';
import { DEBIT_FAILURES, type DebitFailure } from './test-bank-accounts.ts';
import type { World } from './world.ts';

/** What a bank may decide on a pending debit, by action; it pays unless there is a failure. */
const DECISIONS: Readonly<Record<string, { readonly label: string; readonly failure?: DebitFailure }>> = {
  'debit-succeeds': { label: 'Succeeds' },
  'debit-unfunded': { label: 'Insufficient funds', failure: DEBIT_FAILURES.insufficient_funds },
  'debit-closed': { label: 'Account closed', failure: DEBIT_FAILURES.account_closed },
  'debit-unauthorized': { label: 'Not authorized', failure: DEBIT_FAILURES.debit_not_authorized },
};

/** What a bank can do with the debit of a charge, and when it does so by itself; null for any other charge. */
export function debitRow(world: World, charge: Charge): Html | null {
  const id = String(charge.payment_intent);
  if (!Object.hasOwn(world.store.state.debits, id)) return null;
  const due = dueAt(world, id);
  const when = due === undefined ? '' : `, ${charge.status === 'pending' ? 'decided' : 'returned'} on ${dayOf(due)}`;
  const failure = charge.failure_code ? ` (${charge.failure_code.replaceAll('_', ' ')})` : '';
  const last4 = charge.payment_method_details?.acss_debit.last4 ?? '';
  return html`<p class="muted">Debit of •••• ${last4}: ${charge.status}${failure}${when}</p>
    ${actions(id, possibleFor(world, charge))}`;
}

/** The buttons of a saved bank account. */
export function bankAccountActions({ store }: World, id: string): Record<string, string> {
  const isActive = store.list('mandate').some(({ payment_method, status }) => {
    return payment_method === id && status === 'active';
  });
  return { ...(isActive && { revoke: 'Bank revokes the mandate' }), detach: 'Remove' };
}

/**
 * Does what a button of a debit or a bank account says; nothing for any other action. The id of a debit is that of its
 * payment or of its Checkout Session, which ends the page's URL.
 */
export async function actOnDebit(world: World, action: string, id: string): Promise<void> {
  const payment = paymentOf(world, id);
  if (Object.hasOwn(DECISIONS, action)) {
    const { failure } = DECISIONS[action] ?? {};
    await (failure ? fail(world, payment, { failure }) : succeed(world, payment));
  }
  if (action === 'debit-returned') await returnDebit(world, payment);
  if (action === 'revoke') await revokeMandates(world, id);
}

function paymentOf({ store }: World, id: string): string {
  const session = store.list('checkout.session').find((candidate) => candidate.id === id);
  return String(session?.payment_intent ?? id);
}

function possibleFor({ store }: World, charge: Charge): Record<string, string> {
  if (charge.status === 'pending') {
    return Object.fromEntries(Object.entries(DECISIONS).map(([action, { label }]) => [action, label]));
  }
  const isDisputed = store.list('dispute').some((dispute) => dispute.charge === charge.id);
  return charge.status === 'succeeded' && !isDisputed ? { 'debit-returned': 'Bank returns it' } : {};
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}
