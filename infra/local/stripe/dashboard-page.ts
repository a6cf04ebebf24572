import { type Html, html } from '#functions/mail/html.ts';
import { completeOnboarding, deauthorize } from './accounts.ts';
import { formatAmount } from './amounts.ts';
import { mayDebit, setDebits } from './capabilities.ts';
import { actions } from './dashboard-actions.ts';
import { actOnCard, savedCardRows } from './dashboard-cards.ts';
import { actOnDebit, debitRow } from './dashboard-debits.ts';
import { closeDispute, openDispute } from './disputes.ts';
import type { Account, Charge, Dispute, Refund } from './objects.ts';
import { type PageResponse, testPage } from './pages.ts';
import { closeRefund, createRefund } from './refunds.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/**
 * The actions of a business in its Stripe dashboard, of Stripe and of banks: refund, decide disputes, replace saved
 * cards, approve, disconnect.
 */
export async function dashboardPage(world: World, form: URLSearchParams | null): Promise<PageResponse> {
  if (!form) return { status: 200, html: dashboard(world) };
  try {
    await act(world, form);
    return { redirect: world.pageUrl('/') };
  } catch (cause) {
    if (!(cause instanceof StripeApiError)) throw cause;
    return { status: cause.status, html: testPage('Something went wrong', html`<p role="alert">${cause.message}</p>`) };
  }
}

async function act(world: World, form: URLSearchParams): Promise<void> {
  const [action, id] = [form.get('action') ?? '', form.get('id') ?? ''];
  const owner = world.store.ownerOf(id);
  if (action === 'refund') createRefund(world, { charge: id, ...amountIn(form) }, owner);
  if (action === 'succeeded' || action === 'failed') await closeRefund(world, id, action);
  if (action === 'dispute') await openDispute(world, world.store.get('charge', id, owner));
  if (action === 'won' || action === 'lost') await closeDispute(world, id, { outcome: action });
  await actOnCard(world, action, id);
  await actOnDebit(world, action, id);
  if (action === 'debits-on') await setDebits(world, id, 'active');
  if (action === 'debits-off') await setDebits(world, id, 'inactive');
  if (action === 'approve') await completeOnboarding(world, id);
  if (action === 'deauthorize') await deauthorize(world, id);
  world.store.save();
}

/** The entered amount in minor units; without one, everything is refunded. */
function amountIn(form: URLSearchParams): { amount?: string } {
  const entered = form.get('amount')?.trim();
  return entered ? { amount: String(Math.round(Number(entered) * 100)) } : {};
}

function dashboard(world: World): string {
  const accounts = world.store.list('account');
  const cards = accounts.map((account) => accountCard(world, account));
  const body = accounts.length > 0 ? html`${cards}` : html`<p>No business has connected an account yet.</p>`;
  return testPage('Stripe accounts', body);
}

function accountCard(world: World, account: Account): Html {
  const isGone = world.store.state.deauthorized.includes(account.id);
  const isInReview = account.details_submitted && !account.charges_enabled;
  const notYet = isInReview ? 'in review' : 'not set up yet';
  const state = isGone ? 'disconnected' : account.charges_enabled ? 'takes card payments' : notYet;
  const payments = world.store.list('charge', account.id).slice(0, 100);
  return html`<section class="card">
    <h2>${account.email ?? account.id}</h2>
    <p class="muted">${account.id} · ${state}${mayDebit(account) ? ', debits bank accounts' : ''}</p>
    ${payments.map((charge) => paymentRow(world, charge))}
    ${savedCardRows(world, account.id)}
    ${isGone ? null : actions(account.id, possibleForAccount(account, isInReview))}
  </section>`;
}

function possibleForAccount(account: Account, isInReview: boolean): Record<string, string> {
  const debits = mayDebit(account)
    ? { 'debits-off': 'Switch bank debits off' }
    : { 'debits-on': 'Switch bank debits on' };
  return {
    ...(isInReview && { approve: 'Approve' }),
    ...(account.charges_enabled && debits),
    deauthorize: 'Disconnect the platform',
  };
}

function paymentRow(world: World, charge: Charge): Html {
  const dispute = world.store.list('dispute').find((candidate) => candidate.charge === charge.id) ?? null;
  const refunds = world.store.list('refund').filter((refund) => refund.charge === charge.id);
  const state = [
    `${new Date(charge.created * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(charge.amount_refunded > 0 ? [`refunded ${formatAmount(charge.amount_refunded, charge.currency)}`] : []),
    ...(dispute === null ? [] : [`dispute: ${dispute.status.replaceAll('_', ' ')}`]),
  ];
  return html`<p>${formatAmount(charge.amount, charge.currency)} ${charge.description ?? ''}
    <span class="muted">${state.join(', ')}</span></p>
    ${actions(charge.id, possibleFor(charge, dispute))}
    ${debitRow(world, charge)}
    ${refunds.map((refund) => refundRow(refund))}
    ${dispute === null ? null : disputeActions(dispute)}`;
}

function possibleFor(charge: Charge, dispute: Dispute | null): Record<string, string> {
  const isHeld = dispute !== null && dispute.status !== 'won';
  if (charge.refunded || isHeld || charge.status === 'pending' || charge.status === 'failed') return {};
  // A bank returns a debit instead of disputing it.
  const isDebit = charge.payment_method_details?.type === 'acss_debit';
  return { refund: 'Refund', ...(dispute === null && !isDebit && { dispute: 'Dispute' }) };
}

function refundRow(refund: Refund): Html {
  const labels = {
    ...(refund.status === 'pending' && { succeeded: 'Refund succeeds' }),
    ...(refund.status !== 'failed' && { failed: 'Refund fails' }),
  };
  return html`<p class="muted">Refund of ${formatAmount(refund.amount, refund.currency)}, ${refund.status ?? ''}</p>
    ${actions(refund.id, labels)}`;
}

function disputeActions(dispute: Dispute): Html {
  return actions(dispute.id, dispute.status === 'needs_response' ? { won: 'Dispute won', lost: 'Dispute lost' } : {});
}
