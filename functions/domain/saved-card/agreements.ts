import { cardAgreementKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew, removeExisting } from '#functions/data/table/write.ts';
import type { SavedCard } from '#shared/saved-card/schema.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** What a payer agreed to before they entered the card, with the customer and the invoice that they are to pay. */
export type CardAgreement = SavedCard['agreement'] &
  Pick<SavedCard, 'invoiceId' | 'invoiceNumber'> & { readonly id: string; readonly customerId: string };

/** Retention in seconds: longer than a checkout is open and a debit takes. The saved card keeps what was agreed to. */
const AGREEMENT_SECONDS = 30 * DAY_SECONDS;

/** Reads and writes the agreements to save a card of a business. */
export type CardAgreements = ReturnType<typeof cardAgreementsIn>;

/** Opens the agreements of a business. */
export function cardAgreementsIn(table: Table, businessId: string) {
  return {
    find: (id: string) => table.get<CardAgreement>(cardAgreementKey(businessId, id)),
    async add(agreement: CardAgreement): Promise<void> {
      const ttl = secondsAt(agreement.at) + AGREEMENT_SECONDS;
      const failed = await table.transact({
        agreement: putNew({ ...agreement, ...cardAgreementKey(businessId, agreement.id), ttl }),
      });
      if (failed) throw new Error('The agreement exists already');
    },
    /** The write that ends one, so that it saves one card; fails if it did before. */
    end: (id: string): Write => removeExisting(cardAgreementKey(businessId, id)),
  };
}
