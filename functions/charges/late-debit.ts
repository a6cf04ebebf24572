import { retry } from '#functions/data/table/retry.ts';
import { changeLedger, type LedgerDependencies } from '#functions/domain/invoice/change-ledger.ts';
import { debitLateOn } from '#functions/domain/invoice/charge.ts';
import type { OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import { failOnPage, paidOnPage, withoutCheckout } from '#functions/domain/invoice/page-payment.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import type { State } from './next-step.ts';

type Dependencies = Omit<LedgerDependencies, 'payments'> & {
  readonly payments: Pick<CardPayments, 'expireCheckout' | 'findDebit'>;
};

/** Whether a debit has been on its way for so long that its event must be lost. */
export function isLate({ invoice: { checkout }, business, now }: State): boolean {
  return checkout?.pending !== undefined && dayIn(business.timeZone, now) >= debitLateOn(checkout.pending.on);
}

/** Whether a debit was made on an account that its business no longer uses, so that nobody can tell how it ended. */
export function isAbandoned(debit: Pick<OpenCheckout, 'accountId'>, { business }: State): boolean {
  return debit.accountId !== business.stripeAccountId;
}

/**
 * Asks the provider how a late debit ended that a payer began on the page of an invoice, and records that. Otherwise
 * the invoice would wait for ever. Throws PROVIDER_FAILED if the provider fails.
 */
export async function concludePage(dependencies: Dependencies, state: State, debit: OpenCheckout): Promise<void> {
  const { accountId, sessionId = '', amountCents, currency } = debit;
  const { now } = state;
  const { state: stands, paymentIntentId: id } = await dependencies.payments.findDebit(accountId, sessionId);
  const find = findAgain(dependencies, state);
  if (stands.status === 'pending') return;
  if (stands.status === 'paid' && id) {
    const { status: _paid, ...money } = stands;
    const paid = { id, accountId, method: 'debit', ...money } as const;
    await changeLedger(dependencies, { find, change: (ledger) => paidOnPage(paid, ledger), now, sessionId });
    return;
  }
  if (stands.status === 'cancelled' && isAbandoned(debit, state)) return giveUp(dependencies, state, debit);
  const at = now.toISOString();
  await failOnPage(dependencies, { sessionId, amountCents, currency, isDebit: true, at, find, now });
}

/**
 * Releases an invoice from a pending debit when the business no longer uses the Stripe account it was made on. No failure
 * notice is sent, because the debit may have succeeded; the owner can check at the provider.
 */
export async function giveUp(dependencies: Pick<Dependencies, 'invoices'>, state: State, debit: OpenCheckout) {
  const find = findAgain(dependencies, state);
  const isDone = await retry('debit-given-up', async () => {
    const before = (await find())?.invoice;
    const after = before && withoutCheckout(before, debit.sessionId ?? '');
    if (!after || after === before) return true;
    return (await dependencies.invoices.replace({ before, after, events: [] })) === null || null;
  });
  if (!isDone) throw refusal({ BUSY });
}

/** Reads the invoice of a charge once more. */
export function findAgain({ invoices }: Pick<Dependencies, 'invoices'>, { invoice: { id }, business }: State) {
  return async () => {
    const invoice = await invoices.find(id);
    return invoice ? { invoice, business } : null;
  };
}
