import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { brandName, type CardTexts, maskedDigits } from '#shared/saved-card/card-texts.ts';

/** Canadian English for a card or bank account. */
export const enCaCard: CardTexts = {
  label: (card) =>
    `${isBankAccount(card) ? card.bank || 'Bank account' : (brandName(card) ?? 'Card')} ${maskedDigits(card)}`,
  named: (card) =>
    isBankAccount(card)
      ? `the ${card.bank || 'bank'} account ${maskedDigits(card)}`
      : `${brandName(card) ?? 'card'} ${maskedDigits(card)}`,
};
