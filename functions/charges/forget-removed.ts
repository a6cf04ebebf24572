import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import { type EndingDependencies, endCharge } from '#functions/domain/invoice/end-charge.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { forgetCard } from '#functions/domain/saved-card/forget-card.ts';
import type { SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { RemovedCard } from '#functions/services/removed-cards.ts';
import { sweep } from '#functions/services/sweep.ts';

type Dependencies = EndingDependencies & {
  readonly payments: Pick<CardPayments, 'removeCard'>;
  readonly cardsOf: (businessId: string) => Pick<SavedCards, 'find' | 'findByMethod'>;
  readonly invoicesOf: (businessId: string) => Pick<CustomerInvoices, 'listRows' | 'readAll'>;
};

/**
 * Has the provider forget a card that a customer no longer has saved, and ends the charges of their invoices that were
 * announced with it. Does nothing about a card that is still saved. Throws PROVIDER_FAILED if the provider fails.
 */
export async function forgetRemoved(dependencies: Dependencies, removed: RemovedCard, now: Date): Promise<void> {
  const { cardsOf, invoicesOf } = dependencies;
  const { businessId, customerId, by, byPayer } = removed;
  const cards = cardsOf(businessId);
  if (!(await forgetCard({ ...dependencies, cards }, removed))) return;
  const invoices = invoicesOf(businessId);
  const rows = await invoices.listRows(customerId);
  const charged = (await invoices.readAll(rows)).filter(({ charge }) => charge?.on);
  if (charged.length === 0) return;
  const current = await cards.find(customerId);
  const because = ({ charge }: InvoiceRecord) => (charge?.cardId === current?.id ? undefined : 'card-removed');
  await sweep(charged, {
    event: 'charge-not-ended',
    idOf: ({ id }) => id,
    // What is being charged ends before its next try.
    handle: async ({ id }) => (await endCharge(dependencies, id, { because, by, byPayer, now })).is === 'ended',
  });
}
