import { retry } from '#functions/data/table/retry.ts';
import { paymentUnderway } from '#functions/domain/invoice/change-ledger.ts';
import { chargedAgain } from '#functions/domain/invoice/charge.ts';
import { canTake, isOnAccount, obstacleToCard } from '#functions/domain/invoice/chargeable.ts';
import { type EndingDependencies, endCharge } from '#functions/domain/invoice/end-charge.ts';
import { type InvoiceRecord, isAnnounced, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { chargeQueue } from '#functions/services/charge-queue.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { DEBIT_RUNNING } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CARD_NOT_SAVED_HERE, NOT_CHARGED_BY_ITSELF } from '#shared/refusals/saved-cards.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';

/** A call about an invoice of the caller's business. */
type Call = { readonly caller: Caller; readonly invoiceId: string; readonly now: Date };

/**
 * Stops charging an invoice by itself. Throws NOT_FOUND for another business's invoice, CONFLICT if it is not charged by
 * itself, or while its card is being charged or a debit is on its way.
 */
export async function stopCharge(dependencies: EndingDependencies, { caller, invoiceId, now }: Call): Promise<Invoice> {
  const invoice = await ownInvoice(dependencies, caller, invoiceId);
  const because = () => 'stopped' as const;
  const ended = await endCharge(dependencies, invoice.id, { because, by: caller.email, now });
  if (ended.is === 'running') throw paymentUnderway(ended);
  if (ended.is !== 'ended') throw refusal({ NOT_CHARGED_BY_ITSELF }, { what: 'none' });
  return toInvoice(ended.invoice);
}

type RetryDependencies = Pick<EndingDependencies, 'invoices'> & {
  readonly businesses: Pick<Businesses, 'find'>;
  readonly savedCards: (businessId: string) => Pick<SavedCards, 'find'>;
  readonly queue: Pick<Queue, 'send'>;
};

/**
 * Has an invoice charged again whose charge was over: what is due now, to the card that its customer has saved now. Throws
 * NOT_FOUND for another business's invoice, CONFLICT if its charge is not over, if the customer has no saved card any more,
 * if it was given to another customer since it was sent, if no email told them what is due, if no card can pay it, if a
 * debit is on its way, or for a bank account that lacked the money before.
 */
export async function retryCharge(dependencies: RetryDependencies, call: Call): Promise<Invoice> {
  const { invoices, queue } = dependencies;
  const { caller, invoiceId } = call;
  const again = await retry('charge-again', async () => {
    const before = await ownInvoice(dependencies, caller, invoiceId);
    const { after, events } = await planAgain(dependencies, before, call);
    return (await invoices.replace({ before, after, events })) === null ? after : null;
  });
  if (!again) throw refusal({ INVOICE_CHANGING });
  // If that fails, the next hour queues it.
  await chargeQueue(queue)
    .add({ invoiceId })
    .catch((error) => logLine('warn', { event: 'charge-delayed', ...failureFields(error) }));
  return toInvoice(again);
}

async function planAgain(
  { businesses, savedCards }: RetryDependencies,
  before: InvoiceRecord,
  { caller, now }: Call,
): Promise<ReturnType<typeof chargedAgain>> {
  const { charge, customerId, checkout } = before;
  if (checkout?.pending) throw refusal({ DEBIT_RUNNING });
  if (!charge?.over) throw refusal({ NOT_CHARGED_BY_ITSELF }, { what: 'none' });
  const [found, card] = await Promise.all([
    businesses.find(caller.businessId),
    customerId ? savedCards(caller.businessId).find(customerId) : undefined,
  ]);
  const business = orNotFound(found, 'business');
  if (!card || !isOnAccount(card, business)) throw refusal({ NOT_CHARGED_BY_ITSELF }, { what: 'card' });
  // One that was given to another customer names no card to its recipient, and theirs was never announced.
  const canBeCharged = before.savesCard && canTake(card, business, before.currency);
  if (!canBeCharged || obstacleToCard(before, business)) throw refusal({ CARD_NOT_SAVED_HERE });
  // It may be debited a second time only, which was tried (rule H1 of Payments Canada).
  const isSpent = isBankAccount(card) && card.id === charge.cardId && charge.over === 'declined';
  if (isSpent) throw refusal({ NOT_CHARGED_BY_ITSELF }, { what: 'spent' });
  if (!isAnnounced(before, charge)) throw refusal({ NOT_CHARGED_BY_ITSELF }, { what: 'untold' });
  return chargedAgain(before, { card, by: caller.email, now, today: dayIn(business.timeZone, now) });
}

async function ownInvoice(
  { invoices }: Pick<EndingDependencies, 'invoices'>,
  caller: Caller,
  invoiceId: string,
): Promise<InvoiceRecord> {
  const invoice = await invoices.find(invoiceId);
  return orNotFound(invoice?.businessId === caller.businessId && invoice, 'invoice');
}
