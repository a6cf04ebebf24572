import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  cancel: 'Annuler',
  close: 'Fermer',
  loadingData: 'Chargement des données…',
  actionsFor: ({ number }) => `Actions pour ${number}`,

  edit: 'Modifier',
  updateStatus: 'Changer le statut',
  recordPayment: 'Inscrire un paiement',
  showPayments: 'Voir les paiements',
  downloadPdf: 'Télécharger le PDF',
  sendInvoice: 'Envoyer la facture',
  sendRequest: 'Envoyer la demande d’acompte',
  pay: 'Payer',
  opensInNewTab: ', s’ouvre dans un nouvel onglet',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien de paiement copié',
  copyFailed: 'Impossible de copier le lien de paiement',
  actionOn: ({ action, number }) => `${action}\u00a0: ${number}`,
  duplicate: 'Dupliquer',
  makeRecurring: 'Rendre récurrente',
  openSeries: 'Ouvrir la facture récurrente',
  writeOff: 'Radier',
  reverseWriteOff: 'Annuler la radiation',
  delete: 'Supprimer',

  updateInvoiceStatus: 'Changer le statut de la facture',
  updateRequestStatus: 'Changer le statut de la demande',
  payments: 'Paiements',
  writeOffInvoice: 'Radier la facture',

  partlyPaid: 'Payée en partie',
  writtenOff: 'Radiée',
  credited: 'Créditée',
  refunded: 'Remboursée',
  debited: 'Paiement bancaire en cours',

  checkPayments: 'Vérifiez les paiements de cette facture',
  checkRequestPayments: 'Vérifiez les paiements de cette demande d’acompte',

  downloadingInvoice: 'Téléchargement de la facture',
  downloadingRequest: 'Téléchargement de la demande d’acompte',
  downloadFailed: 'Impossible de télécharger la facture',
  requestDownloadFailed: 'Impossible de télécharger la demande d’acompte',
  pdfName: ({ number, day }) => `facture-${number}-${day}.pdf`,
  requestPdfName: ({ number, day }) => `acompte-${number}-${day}.pdf`,

  reversing: 'Annulation…',
  reverse: 'Annuler la radiation',
  dueAgain: ({ sum, number }) =>
    `Le montant de ${sum} de la facture ${number} sera de nouveau à payer, et les rappels reprendront.`,

  deleteInvoice: 'Supprimer la facture',
  deleteRequest: 'Supprimer la demande d’acompte',
  deleting: 'Suppression…',
  claimDeleted: 'Votre client a signalé un virement Interac pour cette facture. Ce signalement sera aussi supprimé.',
  hasCreditNote: ({ number }) =>
    `La facture ${number} a une note de crédit, et votre comptabilité doit en garder la trace.`,

  sendReminder: 'Envoyer un rappel',
  thenRemind: 'Vous pourrez ensuite envoyer un rappel à votre client.',
  reminderSent: 'Rappel envoyé',
  sending: 'Envoi…',

  send: 'Envoyer',
  sendAnyway: 'Envoyer quand même',
  editOrPreviewEmail: 'Modifier ou voir le courriel',

  status: 'Statut',
  update: 'Changer',
  updating: 'Changement…',
  changeStatus: 'Changer le statut',
  recordsPayment: ({ sum }) => `Inscrit un paiement de ${sum}.`,
  wasCredited: 'Cette facture a été créditée en entier. Créez-en une nouvelle pour demander un paiement.',
  asStatus: {
    DRAFT: ({ sum }) => `Si elle redevient un brouillon, le montant de ${sum} ne comptera plus comme payé.`,
    SENT: ({ sum }) => `Si elle passe à «\u00a0Envoyée\u00a0», le montant de ${sum} comptera de nouveau comme impayé.`,
    PAID: ({ sum }) => `Si elle passe à «\u00a0Payée\u00a0», le montant de ${sum} comptera comme payé.`,
    OVERDUE: ({ sum }) =>
      `Si elle passe à «\u00a0En retard\u00a0», le montant de ${sum} comptera de nouveau comme en retard.`,
    CANCELLED: ({ sum }) => `Si elle est annulée, le montant de ${sum} ne comptera plus comme payé.`,
  },
  notRefunded: 'L’argent reçu ne sera pas remboursé.',

  deposit: 'Acompte',
  requestDeposit: 'Demander un acompte',
  ofInvoice: {
    generatingPdf: ({ number }) => `Création du PDF de la facture ${number}`,
    cannotBeDeleted: 'Cette facture ne peut pas être supprimée',
    deleted: 'Facture supprimée',
    deleteFailed: 'Impossible de supprimer la facture',
    confirmDelete: ({ number }) =>
      `Voulez-vous vraiment supprimer la facture ${number}? Cette action est irréversible.`,
    wasReceived: ({ sum, number }) =>
      `Vous avez reçu ${sum} pour la facture ${number}, et votre comptabilité doit en garder la trace.`,
    wasKept: ({ sum, number }) =>
      `Un crédit de ${sum} de votre client vient de la facture ${number}, et votre comptabilité doit en garder la trace.`,
    wasRefunded: ({ sum, number }) =>
      `Vous avez remboursé ${sum} pour la facture ${number}, et votre comptabilité doit en garder la trace.`,
    cardWasCharged: ({ number }) =>
      `Une carte a été débitée pour la facture ${number}, et votre comptabilité doit en garder la trace.`,
    wasTakenBack: ({ sum, number }) =>
      `Un paiement de ${sum} pour la facture ${number} a été retourné par la banque, et votre comptabilité doit en garder la trace. Annulez plutôt la facture.`,
    isDebited: ({ number }) =>
      `Un paiement bancaire pour la facture ${number} est en cours, habituellement pendant cinq jours ouvrables. Attendez qu’il aboutisse ou échoue.`,
    insteadOfDeleting:
      'Si un paiement a été inscrit par erreur, annulez-le, puis supprimez la facture. Sinon, remboursez-le\u00a0: la facture sera fermée.',
    confirmReminder: ({ to, number }) => (
      <>
        Envoyer à {to} un rappel pour la facture {number}? Le courriel indique le solde dû et la date d’échéance, et le
        PDF y est joint.
      </>
    ),
    thenSend: 'Vous pourrez ensuite envoyer cette facture.',
    sent: 'Facture envoyée',
    sendFailed: 'Impossible d’envoyer la facture. Veuillez réessayer.',
    confirmSend: ({ number, to }) => (
      <>
        Envoyer la facture {number} à {to}? Le PDF est joint au courriel.
      </>
    ),
    noAddress: ({ number, customer }) => `La facture ${number} pour ${customer} n’a pas encore d’adresse courriel.`,
    invoice: ({ number }) => `Facture ${number}`,
    updated: 'Statut de la facture changé',
    updateFailed: 'Impossible de changer le statut de la facture',
    invoiceRefunded: 'Cette facture a été remboursée. Créez-en une nouvelle pour demander de nouveau un paiement.',
    staysPaid: 'Une facture qui a des paiements reste payée. Annulez ou remboursez d’abord ses paiements.',
    neitherDraftNorCancelled:
      'Une facture qui a des paiements ne peut être ni un brouillon ni annulée. Annulez ou remboursez d’abord ses paiements.',
    changePaid: 'Changer le statut d’une facture payée?',
    isPaid: ({ number }) => `La facture ${number} est payée.`,
  },
  ofDeposit: {
    generatingPdf: ({ number }) => `Création du PDF de la demande d’acompte ${number}`,
    cannotBeDeleted: 'Cette demande d’acompte ne peut pas être supprimée',
    deleted: 'Demande d’acompte supprimée',
    deleteFailed: 'Impossible de supprimer la demande d’acompte',
    confirmDelete: ({ number }) =>
      `Voulez-vous vraiment supprimer la demande d’acompte ${number}? Cette action est irréversible.`,
    wasReceived: ({ sum, number }) =>
      `Vous avez reçu ${sum} pour la demande d’acompte ${number}, et votre comptabilité doit en garder la trace.`,
    wasKept: ({ sum, number }) =>
      `De l’acompte ${number}, ${sum} ont été imputés, et votre comptabilité doit en garder la trace.`,
    wasRefunded: ({ sum, number }) =>
      `Vous avez remboursé ${sum} pour la demande d’acompte ${number}, et votre comptabilité doit en garder la trace.`,
    cardWasCharged: ({ number }) =>
      `Une carte a été débitée pour la demande d’acompte ${number}, et votre comptabilité doit en garder la trace.`,
    wasTakenBack: ({ sum, number }) =>
      `Un paiement de ${sum} pour la demande d’acompte ${number} a été retourné par la banque, et votre comptabilité doit en garder la trace. Annulez plutôt la demande.`,
    isDebited: ({ number }) =>
      `Un paiement bancaire pour la demande d’acompte ${number} est en cours, habituellement pendant cinq jours ouvrables. Attendez qu’il aboutisse ou échoue.`,
    insteadOfDeleting:
      'Si un paiement a été inscrit par erreur, annulez-le, puis supprimez la demande. Sinon, remboursez-le, puis annulez la demande si elle est encore ouverte.',
    confirmReminder: ({ to, number }) => (
      <>
        Envoyer à {to} un rappel pour la demande d’acompte {number}? Le courriel indique le montant et la date
        d’échéance, et le PDF y est joint.
      </>
    ),
    thenSend: 'Vous pourrez ensuite envoyer cette demande d’acompte.',
    sent: 'Demande d’acompte envoyée',
    sendFailed: 'Impossible d’envoyer la demande d’acompte. Veuillez réessayer.',
    confirmSend: ({ number, to }) => (
      <>
        Envoyer la demande d’acompte {number} à {to}? Le PDF est joint au courriel.
      </>
    ),
    noAddress: ({ number, customer }) =>
      `La demande d’acompte ${number} pour ${customer} n’a pas encore d’adresse courriel.`,
    invoice: ({ number }) => `Demande d’acompte ${number}`,
    updated: 'Statut de la demande d’acompte changé',
    updateFailed: 'Impossible de changer le statut de la demande d’acompte',
    invoiceRefunded: 'Cet acompte a été remboursé. Faites une nouvelle demande pour demander de nouveau un paiement.',
    staysPaid: 'Une demande d’acompte qui a des paiements reste payée. Annulez ou remboursez d’abord ses paiements.',
    neitherDraftNorCancelled:
      'Une demande d’acompte qui a des paiements ne peut être ni un brouillon ni annulée. Annulez ou remboursez d’abord ses paiements.',
    changePaid: 'Changer le statut d’une demande d’acompte payée?',
    isPaid: ({ number }) => `La demande d’acompte ${number} est payée.`,
  },
};
