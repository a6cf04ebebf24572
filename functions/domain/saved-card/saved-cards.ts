import {
  listItemKey,
  listOfBusiness,
  onceSavedCardKey,
  savedCardKey,
  savedCardMethod,
  savedCardsOf,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, put, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { CardLabel, SavedCard } from '#shared/saved-card/schema.ts';
import { cardAgreementsIn } from './agreements.ts';
import { labelOf } from './card-label.ts';

/** The card that a customer saved, as stored: one for each customer of a business. */
export type SavedCardRecord = SavedCard & {
  /** That of its agreement: a card that replaces it has another one. */
  readonly id: string;
  readonly businessId: string;
  readonly customerId: string;
  /** The business's account at the provider on which it is saved, and the provider's ids of its holder and of the card. */
  readonly accountId: string;
  readonly holderId: string;
  readonly methodId: string;
  /** The provider's id of what its holder agreed to at their bank; only a bank account has one. */
  readonly mandateId?: string | undefined;
};

/** The customer of a card, whom the activity log names. */
type Named = Pick<Customer, 'id' | 'name'>;

/** Reads and writes the saved cards of a business. */
export type SavedCards = ReturnType<typeof savedCardsIn>;

/** Opens the saved cards of a business. */
export function savedCardsIn(table: Table, businessId: string) {
  const agreements = cardAgreementsIn(table, businessId);
  const about = ({ id, name: label }: Named) => ({ businessId, record: { kind: 'customer', id, label } }) as const;
  /** The write that removes a customer's card as read; fails if they have another one by now, or one after all. */
  const removal = (customerId: string, card: Pick<SavedCardRecord, 'id'> | undefined): Write => ({
    Delete: { Key: savedCardKey(businessId, customerId), ...ifEqual({ id: card?.id }) },
  });
  return {
    find: (customerId: string) => table.get<SavedCardRecord>(savedCardKey(businessId, customerId)),
    /** The saved card with this id at its provider. */
    async findByMethod(accountId: string, methodId: string): Promise<SavedCardRecord | undefined> {
      const range = startingWith(savedCardsOf(businessId, methodId), 'lsi1');
      return (await table.query<SavedCardRecord>(range)).find((card) => card.accountId === accountId);
    },
    /**
     * Saves a card in place of `before`, ends its agreement and orders emails, all or nothing. What was agreed to is
     * kept as proof for the charges, even after the card is removed. Returns null, or the write that failed:
     * `agreement` if it was used before, `customer` if they were deleted, `card` if they have another card.
     */
    save: (
      card: SavedCardRecord,
      { before, customer, orders }: { before: SavedCardRecord | undefined; customer: Named; orders: Orders },
    ): Promise<string | null> =>
      transactRecorded<string>(
        table,
        {
          ...about(customer),
          action: 'customer.save-card',
          before: before ? { savedCard: labelOf(before) } : null,
          after: { savedCard: labelOf(card) },
        },
        {
          agreement: agreements.end(card.id),
          customer: existing(businessId, customer.id),
          proof: put({ ...proofOf(card), ...onceSavedCardKey(businessId, card.customerId, card.id) }),
          card: {
            Put: {
              Item: { ...card, ...savedCardKey(businessId, card.customerId), lsi1sk: savedCardMethod(card.methodId) },
              ...ifEqual({ id: before?.id }),
            },
          },
          ...orders,
        },
      ),
    /** Changes what a card is known by, unless it is no longer saved. */
    async relabel({ customerId, id }: SavedCardRecord, label: CardLabel): Promise<void> {
      await table.update(onlyIf(set(savedCardKey(businessId, customerId), labelOf(label)), ifEqual({ id })));
    },
    /** Removes a card as read and orders emails, all or nothing. Returns null, or the write that failed. */
    remove: (
      card: SavedCardRecord,
      { customer, orders }: { customer: Named; orders: Orders },
    ): Promise<string | null> =>
      transactRecorded<string>(
        table,
        { ...about(customer), action: 'customer.remove-card', before: { savedCard: labelOf(card) }, after: null },
        { card: removal(card.customerId, card), ...orders },
      ),
    removal,
  };
}

function existing(businessId: string, customerId: string): Write {
  const Key = listItemKey(listOfBusiness(businessId, 'CUSTOMER'), customerId);
  return { ConditionCheck: { Key, ConditionExpression: 'attribute_exists(pk)' } };
}

/** What shows that a customer agreed to charges of a card; nothing with which it can be charged. */
export type CardProof = SavedCard & Pick<SavedCardRecord, 'customerId'>;

function proofOf({ customerId, savedAt, agreement, invoiceId, invoiceNumber, ...card }: SavedCardRecord): CardProof {
  return { customerId, ...labelOf(card), savedAt, agreement, invoiceId, invoiceNumber };
}
