import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { ChargeTexts } from './charge-texts.en.ts';

const OF_CARD: ChargeTexts = {
  title: 'Carte enregistrée',
  chargedOn: ({ card, amount, day }) => `${card} sera débitée de ${amount} le ${day}`,
  chargedToday: ({ card, amount }) => `${card} sera débitée de ${amount} aujourd’hui`,
  arrival: undefined,
  declinedBefore: ({ count }) =>
    count < 2
      ? 'Elle a été refusée une fois. Le client a reçu un courriel avec un lien pour payer.'
      : `Elle a été refusée ${count} fois. Le client a reçu un courriel avec un lien pour payer.`,
  waits: 'Pas avant que vous confirmiez ou rejetiez le virement signalé.',
  notCharged: ({ card }) => `${card} n’est pas débitée pour cette facture`,
  noLonger: ({ card }) => `${card} n’est plus débitée pour cette facture`,
  over: {
    declined: 'Elle a été refusée au dernier essai. Envoyez un rappel, ou réessayez.',
    authentication:
      'La banque demande au client de confirmer le paiement. Il a reçu un courriel avec un lien pour payer.',
    refused:
      'La banque n’accepte plus de paiements avec cette carte. Le client a reçu un courriel avec un lien pour payer.',
    'card-removed': 'La carte a été retirée. Le client peut payer sur la page de la facture.',
    'amount-raised': 'Le solde dû dépassait le montant annoncé.',
    unavailable:
      'Cette facture ne peut pas être payée par carte pour l’instant. Vérifiez si les paiements par carte sont activés, ainsi que son montant.',
  },
  connect: 'Activer les paiements par carte',
  notAsThingsAre: ({ card }) => `${card} ne sera pas débitée pour l’instant`,
  missing: {
    setup: () => 'Votre entreprise n’accepte pas les cartes pour l’instant\u00a0: rien n’est débité.',
    amount: ({ amount }) =>
      `Le solde dû est de ${amount}, plus que le montant annoncé par courriel. Renvoyez la facture pour annoncer le nouveau montant\u00a0: la carte sera débitée le jour indiqué dans son courriel.`,
    email: () =>
      'Le courriel n’a pas atteint le client, et rien n’est débité à son insu. Envoyez-le d’abord de nouveau.',
  },
  missingAgain: {
    setup: () => 'Votre entreprise n’accepte pas les cartes pour l’instant.',
    amount: ({ amount }) =>
      `Le solde dû est de ${amount}, plus que le montant annoncé par courriel. Renvoyez la facture pour que le client connaisse le montant. Vous pourrez ensuite débiter la carte ici.`,
    email: () =>
      'Le courriel n’a pas atteint le client. Envoyez-le de nouveau. Vous pourrez ensuite débiter la carte ici.',
  },
  stop: 'Ne pas débiter',
  stopping: 'Arrêt…',
  stopTitle: 'Ne pas débiter la carte pour cette facture?',
  stopText: ({ card, number }) =>
    `${card} ne sera pas débitée pour la facture ${number}. Le client en sera avisé par courriel. La carte reste enregistrée, et les prochaines factures seront débitées comme prévu.`,
  stopped: 'La carte ne sera pas débitée pour cette facture',
  stopFailed: 'Impossible d’arrêter le débit',
  retry: 'Réessayer',
  chargeOther: ({ card }) => `Débiter ${card}`,
  retryTitle: ({ card }) => `Débiter ${card}?`,
  retryText: ({ amount, number }) =>
    `Elle sera débitée maintenant de ${amount} pour la facture ${number}. Si elle est refusée, d’autres essais suivront les jours d’après.`,
  chargeNow: 'Débiter',
  charging: 'Débit…',
  retried: 'La carte sera débitée dans un instant',
  retryFailed: 'Impossible de débiter la carte',
};

const OF_ACCOUNT: ChargeTexts = {
  ...OF_CARD,
  title: 'Compte bancaire enregistré',
  chargedOn: ({ card, amount, day }) => `${card} sera débité de ${amount} le ${day}`,
  chargedToday: ({ card, amount }) => `${card} sera débité de ${amount} aujourd’hui`,
  arrival: 'L’argent arrive habituellement cinq jours ouvrables plus tard.',
  declinedBefore: () =>
    'Son solde n’était pas suffisant au premier essai. Le client a reçu un courriel avec un lien pour payer.',
  notCharged: ({ card }) => `${card} n’est pas débité pour cette facture`,
  noLonger: ({ card }) => `${card} n’est plus débité pour cette facture`,
  over: {
    declined: 'Son solde n’était pas suffisant, et il n’y aura pas d’autre essai. Envoyez un rappel.',
    authentication:
      'La banque demande au client de confirmer le paiement. Il a reçu un courriel avec un lien pour payer.',
    refused:
      'La banque n’autorise pas le débit\u00a0: le compte est peut-être fermé, ou le montant dépasse une limite. Le client a reçu un courriel avec un lien pour payer.',
    'card-removed': 'Le compte bancaire a été retiré. Le client peut payer sur la page de la facture.',
    'amount-raised': 'Le solde dû dépassait le montant annoncé.',
    unavailable:
      'Cette facture ne peut pas être payée à partir d’un compte bancaire pour l’instant. Vérifiez si les paiements bancaires sont activés, ainsi que son montant.',
  },
  connect: 'Activer les paiements bancaires',
  notAsThingsAre: ({ card }) => `${card} ne sera pas débité pour l’instant`,
  missing: {
    setup: () => 'Votre entreprise n’accepte pas les paiements bancaires pour l’instant\u00a0: rien n’est débité.',
    amount: ({ amount }) =>
      `Le solde dû est de ${amount}, plus que le montant annoncé par courriel. Renvoyez la facture pour annoncer le nouveau montant\u00a0: le compte bancaire sera débité le jour indiqué dans son courriel.`,
    email: () =>
      'Le courriel n’a pas atteint le client, et rien n’est débité à son insu. Envoyez-le d’abord de nouveau.',
  },
  missingAgain: {
    setup: () => 'Votre entreprise n’accepte pas les paiements bancaires pour l’instant.',
    amount: ({ amount }) =>
      `Le solde dû est de ${amount}, plus que le montant annoncé par courriel. Renvoyez la facture pour que le client connaisse le montant. Vous pourrez ensuite débiter le compte bancaire ici.`,
    email: () =>
      'Le courriel n’a pas atteint le client. Envoyez-le de nouveau. Vous pourrez ensuite débiter le compte bancaire ici.',
  },
  stopTitle: 'Ne pas débiter le compte bancaire pour cette facture?',
  stopText: ({ card, number }) =>
    `${card} ne sera pas débité pour la facture ${number}. Le client en sera avisé par courriel. Le compte bancaire reste enregistré, et les prochaines factures seront payées comme prévu.`,
  stopped: 'Le compte bancaire ne sera pas débité pour cette facture',
  retryText: ({ amount, number }) =>
    `Il sera débité maintenant de ${amount} pour la facture ${number}. L’argent arrive habituellement cinq jours ouvrables plus tard.`,
  retried: 'Le compte bancaire sera débité dans un instant',
  retryFailed: 'Impossible de débiter le compte bancaire',
};

/** What is said in French of the charges of a saved card, or of the debits of a saved bank account. */
export function chargeTexts(card: CardLabel): ChargeTexts {
  return isBankAccount(card) ? OF_ACCOUNT : OF_CARD;
}
