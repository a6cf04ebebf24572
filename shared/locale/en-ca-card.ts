import { brandName, type CardTexts, maskedDigits } from '#shared/saved-card/card-texts.ts';

/** Canadian English for a card. */
export const enCaCard: CardTexts = {
  label: (card) => `${brandName(card) ?? 'Card'} ${maskedDigits(card)}`,
  named: (card) => `${brandName(card) ?? 'card'} ${maskedDigits(card)}`,
};
