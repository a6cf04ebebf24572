import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  document: 'Document',
  documentFailed: 'Impossible de charger le document',
  invoice: 'Facture',
  loadingInvoice: 'Chargement de la facture',
  loadFailed: 'Impossible de charger la facture',
  notFound: 'Facture introuvable',
  maybeDeleted: 'Elle a peut-être été supprimée, ou le lien est incomplet.',
  backToInvoices: 'Retour aux factures',
  backToSeries: 'Retour à la facture récurrente',
  backToCustomer: 'Retour au client',
  edit: 'Modifier',
  claimed: 'Virement Interac signalé',
  internalNotes: 'Notes internes',
  sentTo: ({ name }) => `Envoyée à ${name}`,
  sentToPay: ({ name, amount, day }) => `Envoyée à ${name}\u00a0: ${amount}, échéance le ${day}`,
  viewInvoice: 'Voir la facture',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  newInvoice: 'Nouvelle facture',

  applied: 'Imputé',
  held: 'Non imputé',
  depositRequest: 'Demande d’acompte',
  viewRequest: 'Voir la demande',
  sendRequest: 'Envoyer la demande',
  resendRequest: 'Renvoyer',
  requestDelivered: ({ to }) => `Demande d’acompte livrée à ${to}`,

  nextStep: 'Prochaine étape',
  correctEmail: 'Corriger l’adresse',
  duplicate: 'Dupliquer',
  send: 'Envoyer la facture',
  resend: 'Renvoyer',
  remind: 'Envoyer un rappel',
  recordPayment: 'Inscrire un paiement',
  confirmTransfer: 'Confirmer le virement',
  reverseWriteOff: 'Annuler la radiation',
  showPayments: 'Voir les paiements',

  headlines: { amountDue: 'Solde dû', amountPaid: 'Montant payé', total: 'Total' },
  assignToCustomer: 'Attribuer à un client',
  changeCustomer: 'Changer de client',
  fromSeries: 'Créée par une facture récurrente',
  otherRates:
    'Les taxes ont changé depuis l’acceptation de la soumission. Celles d’aujourd’hui figurent sur cette facture.',
  fromEstimate: 'Créée à partir d’une soumission',
  fromEstimateNumber: ({ number }) => `Créée à partir de la soumission ${number}`,
  noAddress: 'Pas encore d’adresse courriel',
  paidOn: ({ day }) => `Payée le ${day}`,
  due: ({ day }) => `Échéance le ${day}`,
  wasDue: ({ day }) => `Échue le ${day}`,
  total: 'Total',
  credited: 'Crédité',
  paid: 'Payé',
  paidDisputed: 'Payé, contesté',
  received: 'Reçu',
  refunded: 'Remboursé',
  keptAsCredit: 'Conservé comme crédit',
  kept: 'Reçu, moins les remboursements',
  writtenOff: 'Radié',

  savedCard: 'Carte enregistrée',
  chargedOn: ({ card, amount, day }) => `${card} sera débitée de ${amount} le ${day}`,
  chargedToday: ({ card, amount }) => `${card} sera débitée de ${amount} aujourd’hui`,
  declinedBefore: ({ count }) =>
    count < 2
      ? 'Elle a été refusée une fois. Le client a reçu un courriel avec un lien pour payer.'
      : `Elle a été refusée ${count} fois. Le client a reçu un courriel avec un lien pour payer.`,
  chargeWaits: 'Pas avant que vous confirmiez ou rejetiez le virement signalé.',
  notCharged: ({ card }) => `${card} n’est pas débitée pour cette facture`,
  noLonger: ({ card }) => `${card} n’est plus débitée pour cette facture`,
  chargeOver: {
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
  connectCards: 'Activer les paiements par carte',
  notAsThingsAre: ({ card }) => `${card} ne sera pas débitée pour l’instant`,
  missing: {
    cards: () => 'Votre entreprise n’accepte pas les cartes pour l’instant\u00a0: rien n’est débité.',
    amount: ({ amount }) =>
      `Le solde dû est de ${amount}, plus que le montant annoncé par courriel. Renvoyez la facture pour annoncer le nouveau montant\u00a0: la carte sera débitée le jour indiqué dans son courriel.`,
    email: () =>
      'Le courriel n’a pas atteint le client, et rien n’est débité à son insu. Envoyez-le d’abord de nouveau.',
  },
  missingAgain: {
    cards: () => 'Votre entreprise n’accepte pas les cartes pour l’instant.',
    amount: ({ amount }) =>
      `Le solde dû est de ${amount}, plus que le montant annoncé par courriel. Renvoyez la facture pour que le client connaisse le montant. Vous pourrez ensuite débiter la carte ici.`,
    email: () =>
      'Le courriel n’a pas atteint le client. Envoyez-le de nouveau. Vous pourrez ensuite débiter la carte ici.',
  },
  stopCharge: 'Ne pas débiter',
  stopping: 'Arrêt…',
  stopTitle: 'Ne pas débiter la carte pour cette facture?',
  stopText: ({ card, number }) =>
    `${card} ne sera pas débitée pour la facture ${number}. Le client en sera avisé par courriel. La carte reste enregistrée, et les prochaines factures seront débitées comme prévu.`,
  chargeStopped: 'La carte ne sera pas débitée pour cette facture',
  stopFailed: 'Impossible d’arrêter le débit',
  retryCharge: 'Réessayer',
  chargeOther: ({ card }) => `Débiter ${card}`,
  retryTitle: ({ card }) => `Débiter ${card}?`,
  retryText: ({ amount, number }) =>
    `Elle sera débitée maintenant de ${amount} pour la facture ${number}. Si elle est refusée, d’autres essais suivront les jours d’après.`,
  chargeNow: 'Débiter',
  charging: 'Débit…',
  chargeRetried: 'La carte sera débitée dans un instant',
  retryFailed: 'Impossible de débiter la carte',

  nextReminder: 'Prochain rappel',
  reminderOnDueDate: 'Rappel à la date d’échéance',
  reminderBefore: ({ days }) =>
    days < 2 ? `Rappel ${days} jour avant l’échéance` : `Rappel ${days} jours avant l’échéance`,
  reminderAfter: ({ days }) =>
    days < 2 ? `Rappel ${days} jour après l’échéance` : `Rappel ${days} jours après l’échéance`,
  sendNow: 'Envoyer',
  skip: 'Omettre',
  skipped: 'Rappel omis',
  skipFailed: 'Impossible d’omettre le rappel',
  turnOff: 'Désactiver',
  turnedOff: 'Rappels désactivés pour cette facture',
  turnOffFailed: 'Impossible de désactiver les rappels',
  turnOn: 'Activer',
  turnedOn: 'Rappels activés pour cette facture',
  turnOnFailed: 'Impossible d’activer les rappels',
  offFor: {
    invoice: 'Les rappels sont désactivés pour cette facture',
    customer: 'Les rappels sont désactivés pour ce client',
  },

  timeline: 'Historique',
  loadingTimeline: 'Chargement de l’historique',
  timelineFailed: 'Impossible de charger l’historique',
  showEarlier: ({ count }) => (count < 2 ? 'Voir le précédent' : `Voir les ${count} précédents`),
  edited: ({ fields }) => `Modifiée\u00a0: ${fields}`,
  delivered: {
    any: ({ to }) => `Courriel livré à ${to}`,
    invoice: ({ to }) => `Facture livrée à ${to}`,
    reminder: ({ to }) => `Rappel livré à ${to}`,
    receipt: ({ to }) => `Reçu livré à ${to}`,
    refund: ({ to }) => `Avis de remboursement livré à ${to}`,
    creditNote: ({ to }) => `Note de crédit livrée à ${to}`,
  },
  openedByCustomer: 'Ouverte par le client',
  openedBySomeone: 'Ouverte par une personne qui a le lien',
  openedAgain: ({ times }) => `Ouverte de nouveau, ${times} fois en tout`,
  linkChecked: 'Lien vérifié automatiquement',
};
