import type { SavedCardNotice } from '#functions/mail/orders/business-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { RemovedCards } from '#functions/services/removed-cards.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { labelOf } from './card-label.ts';
import type { SavedCardRecord, SavedCards } from './saved-cards.ts';

export type RemovalDependencies = {
  readonly cards: Pick<SavedCards, 'remove'>;
  readonly outbox: MailOutbox;
  readonly removed: RemovedCards;
};

/** The invoice whose recipient gets the email about a saved card. */
export type Told = { readonly id: string; readonly billingEmail?: string | undefined } | undefined;

type Removal = {
  readonly card: SavedCardRecord;
  readonly customer: Pick<Customer, 'id' | 'name'>;
  readonly told: Told;
  /** The email of the user who removes it; absent if the payer or the provider does. */
  readonly by?: string | undefined;
  /** Whether the payer does, on the page of an invoice. */
  readonly byPayer?: boolean | undefined;
  readonly now: Date;
};

/**
 * Removes a saved card as read, tells its payer and has its provider forget it (decision F234). Returns false if it is
 * no longer the customer's. Throws UNAVAILABLE, without removing it, if a queue takes no messages.
 */
export async function removeCard(
  { cards, outbox, removed }: RemovalDependencies,
  { card, customer, told, by, byPayer, now }: Removal,
): Promise<boolean> {
  const gone = { ...card, by, byPayer };
  await removed.expect(gone);
  const mails = cardNotices(card, { what: 'REMOVED', told, now });
  const failed = await outbox.order(mails, (orders) => cards.remove(card, { customer, orders }));
  if (failed !== null) return false;
  await removed.forget(gone);
  return true;
}

type Notice = { readonly what: SavedCardNotice['what']; readonly told: Told; readonly now: Date };

/** The email that tells a payer what became of their card, if their address is known. */
export function cardNotices(card: CardLabel, { what, told, now }: Notice): SavedCardNotice[] {
  if (!told?.billingEmail) return [];
  const { id: invoiceId, billingEmail: to } = told;
  return [{ ...newMail(now), kind: 'SAVED_CARD', invoiceId, to, card: labelOf(card), what }];
}
