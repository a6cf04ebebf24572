import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { brandName, type CardTexts, maskedDigits } from '#shared/saved-card/card-texts.ts';

/** Canadian French for a card or bank account. */
export const frCaCard: CardTexts = {
  label: (card) =>
    `${isBankAccount(card) ? card.bank || 'Compte bancaire' : (brandName(card) ?? 'Carte')} ${maskedDigits(card)}`,
  named: (card) =>
    isBankAccount(card)
      ? `le compte ${card.bank || 'bancaire'} ${maskedDigits(card)}`
      : ['la carte', brandName(card), maskedDigits(card)].filter(Boolean).join(' '),
};
