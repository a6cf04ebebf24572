import { brandName, type CardTexts, maskedDigits } from '#shared/saved-card/card-texts.ts';

/** Canadian French for a card. */
export const frCaCard: CardTexts = {
  label: (card) => `${brandName(card) ?? 'Carte'} ${maskedDigits(card)}`,
  named: (card) => ['la carte', brandName(card), maskedDigits(card)].filter(Boolean).join(' '),
};
