import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { type RemovalDependencies, removeCard, type Told } from '#functions/domain/saved-card/remove-card.ts';
import type { SavedCardRecord, SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { CARD_NOT_SAVED_HERE } from '#shared/refusals/saved-cards.ts';
import type { SavedCard } from '#shared/saved-card/schema.ts';

type Customers = { readonly customers: Pick<CustomerList, 'find'> };
type Cards = { readonly cards: Pick<SavedCards, 'find' | 'remove'> };
type Dependencies = Customers & Cards & Omit<RemovalDependencies, 'cards'>;

/** The card that a customer saved, if they did. Throws NOT_FOUND if the business has no such customer. */
export async function readSavedCard(
  { customers, cards }: Customers & { readonly cards: Pick<SavedCards, 'find'> },
  customerId: string,
): Promise<{ card?: SavedCard }> {
  const [customer, card] = await Promise.all([customers.find(customerId), cards.find(customerId)]);
  orNotFound(customer, 'customer');
  return card ? { card } : {};
}

/**
 * Removes the card that a customer saved, if they did, and tells its payer: it is never charged again. Throws NOT_FOUND if
 * the business has no such customer, UNAVAILABLE if it could not be removed.
 */
export async function removeSavedCard(
  dependencies: Dependencies & { readonly invoices: Pick<Invoices, 'find'> },
  { caller, customerId, now }: { readonly caller: Caller; readonly customerId: string; readonly now: Date },
): Promise<void> {
  orNotFound(await dependencies.customers.find(customerId), 'customer');
  const told = ({ invoiceId }: SavedCardRecord) => dependencies.invoices.find(invoiceId);
  await remove(dependencies, { customerId, told, by: caller.email, now });
}

/**
 * The same for the recipient of an invoice with which cards are saved, by its link. Throws NOT_FOUND like the link itself,
 * CONFLICT if no card is saved with the invoice.
 */
export async function removeSavedCardByPayer(
  { published, of }: { readonly published: Pick<PublishedInvoices, 'find'>; readonly of: (id: string) => Dependencies },
  { invoiceId, now }: { readonly invoiceId: string; readonly now: Date },
): Promise<void> {
  const { record } = orNotFound(await published.find(invoiceId), 'invoice');
  const { savesCard, customerId, businessId } = record;
  if (!savesCard || !customerId) throw refusal({ CARD_NOT_SAVED_HERE });
  await remove(of(businessId), { customerId, told: async () => record, byPayer: true, now });
}

type Removal = {
  readonly customerId: string;
  readonly told: (card: SavedCardRecord) => Promise<Told>;
  readonly by?: string;
  readonly byPayer?: boolean;
  readonly now: Date;
};

async function remove(dependencies: Dependencies, { customerId, told, now, ...who }: Removal): Promise<void> {
  const { customers, cards } = dependencies;
  const done = await retry('card-removal', async () => {
    const [customer, card] = await Promise.all([customers.find(customerId), cards.find(customerId)]);
    if (!customer || !card) {
      noteUnchanged();
      return true;
    }
    return (await removeCard(dependencies, { card, customer, told: await told(card), now, ...who })) || null;
  });
  if (!done) throw refusal({ BUSY });
}
