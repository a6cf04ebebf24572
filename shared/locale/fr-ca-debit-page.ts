import type { SavedTexts } from './en-ca-card-page.ts';
import type { DebitPageTexts } from './en-ca-debit-page.ts';

/** What the pay page says of payments from bank accounts, in Canadian French. */
export const frCaDebitPage: DebitPageTexts = {
  title: 'Paiement bancaire',
  kind: 'débit préautorisé',
  hint: 'Habituellement cinq jours ouvrables. Vous l’autorisez chez Stripe, puis cette page indique qu’il est en cours.',
  isBusiness: 'C’est un compte d’entreprise',
  pay: (amount) => `Payer ${amount} depuis un compte bancaire`,
  refused: 'Ce montant ne peut pas être payé ici depuis un compte bancaire. Veuillez payer d’une autre façon.',
  debited: (amount) => `Paiement bancaire de ${amount} en cours`,
  debitedHint: (day) => `Commencé le ${day}. Habituellement cinq jours ouvrables. Vous n’avez rien à faire.`,
  goesOn: 'Le paiement bancaire en cours n’est pas arrêté.',
};

/** What it says of a bank account that is saved. */
export const frCaAccountPage: SavedTexts = {
  saved: ({ seller }) => `${seller} peut débiter ce compte pour ses factures récurrentes.`,
  charged: ({ amount, day }) =>
    `Il sera débité de ${amount} ${day ? `le ${day}` : 'aujourd’hui'}. Vous n’avez rien à faire.`,
  again: ({ amount, day }) =>
    `Il n’a pas pu être débité. Un nouvel essai aura lieu ${day ? `le ${day}` : 'aujourd’hui'}. Vous pouvez aussi payer ${amount} ici.`,
  declined: 'Il n’a pas pu être débité pour cette facture. Veuillez payer ici.',
  notCharged: 'Il n’est pas débité pour cette facture. Veuillez payer ici.',
  changed:
    'La facture a changé, ou votre compte ne peut plus être enregistré. Veuillez vérifier la facture avant de payer.',
  remove: 'Retirer le compte',
  ask: ({ card }) => `Retirer ${card}?`,
  askHint: ({ seller }) => `${seller} ne pourra plus le débiter. Vous paierez alors chaque facture vous-même.`,
  removing: 'Retrait…',
  keep: 'Conserver le compte',
  removed: ({ card }) => `${card} a été retiré`,
  removedHint: ({ seller }) => `${seller} ne peut plus le débiter.`,
  failed: 'Impossible de retirer le compte. Veuillez réessayer.',
  replaces: ({ card }) => `Il remplacera ${card}.`,
};
