import type { CardPageTexts } from './en-ca-card-page.ts';

/** What the pay page says of a card that is saved, in Canadian French. */
export const frCaCardPage: CardPageTexts = {
  saved: ({ seller }) => `${seller} peut débiter cette carte pour ses factures récurrentes.`,
  charged: ({ amount, day }) =>
    `Elle sera débitée de ${amount} ${day ? `le ${day}` : 'aujourd’hui'}. Vous n’avez rien à faire.`,
  again: ({ amount, day }) =>
    `Elle n’a pas pu être débitée. Un nouvel essai aura lieu ${day ? `le ${day}` : 'aujourd’hui'}. Vous pouvez aussi payer ${amount} ici.`,
  declined: 'Elle n’a pas pu être débitée pour cette facture. Veuillez payer ici.',
  notCharged: 'Elle n’est pas débitée pour cette facture. Veuillez payer ici.',
  consent: ({ amount, seller }) =>
    `En payant, vous autorisez ${seller} à débiter votre carte de ${amount}, ainsi que des prochaines factures comme convenu ci-dessus.`,
  changed:
    'La facture a changé, ou votre carte ne peut plus être enregistrée. Veuillez vérifier la facture avant de payer.',
  payInstead: (amount) => `Payer plutôt ${amount} maintenant`,
  remove: 'Retirer la carte',
  ask: ({ card }) => `Retirer ${card}?`,
  askHint: ({ seller }) => `${seller} ne pourra plus la débiter. Vous paierez alors chaque facture vous-même.`,
  removing: 'Retrait…',
  keep: 'Conserver la carte',
  removed: ({ card }) => `${card} a été retirée`,
  removedHint: ({ seller }) => `${seller} ne peut plus la débiter.`,
  failed: 'Impossible de retirer la carte. Veuillez réessayer.',
  replaces: ({ card }) => `Elle remplacera ${card}.`,
};
