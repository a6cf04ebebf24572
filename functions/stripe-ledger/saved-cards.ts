import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type CardAgreement, cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { labelOf } from '#functions/domain/saved-card/card-label.ts';
import { forgetCard } from '#functions/domain/saved-card/forget-card.ts';
import { cardNotices, removeCard } from '#functions/domain/saved-card/remove-card.ts';
import { type SavedCardRecord, savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import type { CardPayments, ProviderCard } from '#functions/services/card-payments.ts';
import type { RemovedCards } from '#functions/services/removed-cards.ts';
import { cardLabelOf } from '#functions/services/stripe-cards.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { type EventDependencies, ownInvoice } from './change-by-event.ts';
import { idOf, type SessionEvent } from './payments.ts';

export type CardDependencies = EventDependencies & {
  readonly table: Table;
  readonly payments: Pick<CardPayments, 'findSavedCard' | 'removeCard'>;
  readonly removed: RemovedCards;
};

/**
 * Saves the card of a checkout whose payer agreed to it, in place of an earlier one of the customer. One whose agreement
 * was used or ran out, or whose customer was deleted, is removed from its provider instead. Idempotent; of several, the
 * card of the latest agreement stays, in any order of events.
 */
export async function saveCard(dependencies: CardDependencies, checkout: SessionEvent): Promise<void> {
  const { table, payments } = dependencies;
  const { accountId, now } = checkout;
  const found = await savedWith(dependencies, checkout);
  if (!found) return;
  const { invoice, saved, agreementId } = found;
  const agreement = await cardAgreementsIn(table, invoice.businessId).find(agreementId);
  const isSaved = agreement && (await save(dependencies, { agreement, saved, accountId, invoice, now }));
  const cards = savedCardsIn(table, invoice.businessId);
  if (!isSaved) await forgetCard({ cards, payments }, { accountId, methodId: saved.methodId });
}

/** Removes from its provider the bank account that was to be saved with a debit that failed. Idempotent. */
export async function forgetUnpaid(dependencies: CardDependencies, checkout: SessionEvent): Promise<void> {
  const { table, payments } = dependencies;
  const { accountId } = checkout;
  const found = await savedWith(dependencies, checkout);
  if (!found) return;
  const cards = savedCardsIn(table, found.invoice.businessId);
  await forgetCard({ cards, payments }, { accountId, methodId: found.saved.methodId });
}

/** The card that the provider saved with a checkout as its payer agreed, on the current account of the business. */
async function savedWith(
  dependencies: CardDependencies,
  { event, accountId, session }: SessionEvent,
): Promise<{ invoice: InvoiceRecord; saved: ProviderCard; agreementId: string } | null> {
  const { agreementId, invoiceId } = session.metadata ?? {};
  const paymentIntentId = idOf(session.payment_intent);
  if (!agreementId || !invoiceId || !paymentIntentId) return null;
  const found = await ownInvoice(dependencies, { event, accountId, invoiceId });
  // The product may no longer use another account, nor charge a card there.
  if (!found || found.business.deletedAt || found.business.stripeAccountId !== accountId) return null;
  const saved = await dependencies.payments.findSavedCard(accountId, paymentIntentId);
  return saved ? { invoice: found.invoice, saved, agreementId } : null;
}

type Saving = {
  readonly agreement: CardAgreement;
  readonly saved: ProviderCard;
  readonly accountId: string;
  readonly invoice: InvoiceRecord;
  readonly now: Date;
};

/** Returns whether it was saved: not under an agreement that is older than that of the customer's card. */
async function save({ table, outbox, removed }: CardDependencies, saving: Saving): Promise<boolean> {
  const { agreement, invoice, now } = saving;
  const { businessId } = invoice;
  const cards = savedCardsIn(table, businessId);
  const done = await retry('card-save', async () => {
    const [before, customer] = await Promise.all([
      cards.find(agreement.customerId),
      customersIn(table, businessId).find(agreement.customerId),
    ]);
    if (!customer || (before && before.agreement.at > agreement.at)) return { isSaved: false };
    const card = cardOf(saving);
    const replaced = before?.methodId === card.methodId ? undefined : before;
    if (replaced) await removed.expect(replaced);
    const mails = cardNotices(card, { what: 'SAVED', told: invoice, now });
    const failed = await outbox.order(mails, (orders) => cards.save(card, { before, customer, orders }));
    if (failed === null && replaced) await removed.forget(replaced);
    if (failed === null || failed === 'agreement') return { isSaved: failed === null };
    return null;
  });
  if (!done) throw refusal({ BUSY });
  return done.isSaved;
}

function cardOf({ agreement, saved, accountId, invoice, now }: Saving): SavedCardRecord {
  const { id, customerId, invoiceId, invoiceNumber, text, at, address, agent } = agreement;
  const { holderId, methodId, mandateId } = saved;
  return {
    ...{ id, businessId: invoice.businessId, customerId, accountId, holderId, methodId, ...labelOf(saved) },
    ...(mandateId && { mandateId }),
    savedAt: now.toISOString(),
    agreement: { text, at, address, agent },
    ...{ invoiceId, invoiceNumber },
  };
}

type MethodEvent = { readonly accountId: string; readonly method: Stripe.PaymentMethod; readonly now: Date };

/** Follows a saved card that its bank replaced or renewed. */
export async function updateCard(dependencies: CardDependencies, { accountId, method }: MethodEvent): Promise<void> {
  const card = await cardOfMethod(dependencies, accountId, method);
  const label = cardLabelOf(method);
  if (!card || !label || isDeepStrictEqual(labelOf(card), label)) return;
  await savedCardsIn(dependencies.table, card.businessId).relabel(card, label);
}

/** Removes a saved card that was removed at Stripe, and tells its payer. */
export async function dropCard(dependencies: CardDependencies, { accountId, method, now }: MethodEvent): Promise<void> {
  const card = await cardOfMethod(dependencies, accountId, method);
  if (card) await drop(dependencies, card, now);
}

type MandateEvent = { readonly accountId: string; readonly mandate: Stripe.Mandate; readonly now: Date };

/** Removes a saved bank account whose mandate its holder or their bank ended: it cannot be debited any more. */
export async function dropDebited(
  dependencies: CardDependencies,
  { accountId, mandate, now }: MandateEvent,
): Promise<void> {
  const methodId = idOf(mandate.payment_method);
  if (mandate.status !== 'inactive' || !methodId) return;
  const card = await cardOfMethod(dependencies, accountId, { id: methodId });
  if (card?.mandateId === mandate.id) await drop(dependencies, card, now);
}

async function drop(dependencies: CardDependencies, card: SavedCardRecord, now: Date): Promise<void> {
  const { table, invoices } = dependencies;
  const { businessId, customerId, invoiceId } = card;
  const [customer, told] = await Promise.all([
    customersIn(table, businessId).find(customerId),
    invoices.find(invoiceId),
  ]);
  const cards = savedCardsIn(table, businessId);
  // One that another call removed or replaced meanwhile needs nothing more.
  if (customer) await removeCard({ ...dependencies, cards }, { card, customer, told, now });
}

async function cardOfMethod(
  { table, store }: CardDependencies,
  accountId: string,
  { id }: Pick<Stripe.PaymentMethod, 'id'>,
): Promise<SavedCardRecord | undefined> {
  const businessId = await store.findBusinessOf(accountId);
  return businessId ? savedCardsIn(table, businessId).findByMethod(accountId, id) : undefined;
}
