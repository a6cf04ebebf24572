import { upperFirst } from '#shared/letter-case.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { brandName, type CardTexts, maskedDigits } from '#shared/saved-card/card-texts.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** Canadian English for a card or bank account. */
export const enCaCard: CardTexts = {
  label: (card) =>
    `${isBankAccount(card) ? card.bank || 'Bank account' : (brandName(card) ?? 'Card')} ${maskedDigits(card)}`,
  named: (card) =>
    isBankAccount(card)
      ? `the ${card.bank || 'bank'} account ${maskedDigits(card)}`
      : `${brandName(card) ?? 'card'} ${maskedDigits(card)}`,
};

/** "Visa •••• 4242 was charged" or "The TD account •••• 6789 was debited", before the amount. */
export function wasCharged(card: CardLabel): string {
  return `${upperFirst(enCaCard.named(card))} was ${isBankAccount(card) ? 'debited' : 'charged'}`;
}
