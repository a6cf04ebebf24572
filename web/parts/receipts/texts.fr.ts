import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  recordPayment: 'Inscrire un paiement',
  recording: 'Inscription…',
  recorded: ({ amount }) => `Paiement de ${amount} inscrit`,
  recordedSoFar: ({ amount, done, count }) =>
    `Paiement de ${amount} inscrit, factures réglées pour l’instant\u00a0: ${done} sur ${count}`,
  notRecorded: 'Impossible d’inscrire le paiement',
  amount: 'Montant',
  currency: 'Devise',
  invoices: 'Factures',
  loadingInvoices: 'Chargement des factures',
  invoicesNotLoaded: 'Impossible de charger les factures',
  noneOpen: 'Aucune facture impayée.',
  leftOut: ({ count, numbers }) =>
    count === 1
      ? `La facture ${numbers} est exclue\u00a0: un paiement bancaire est en cours.`
      : `Les factures ${numbers} sont exclues\u00a0: des paiements bancaires sont en cours.`,
  stillLoading: 'Les factures impayées ne sont pas encore chargées. Veuillez patienter un instant.',
  longestDue: ({ shown, count }) => `Les ${shown} plus anciennes échéances, sur ${count}`,
  fillAgain: 'Répartir de nouveau',
  dueOn: ({ day }) => `Échéance le ${day}`,
  left: ({ amount }) => `reste ${amount}`,
  amountFor: ({ number }) => `Montant pour la facture ${number}`,
  atMost: 'Au plus {max}',
  staysAsCredit: ({ amount, name }) => `Crédit conservé pour le client ${name}\u00a0: ${amount}.`,
};
