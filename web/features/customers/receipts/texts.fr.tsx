import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Paiements et crédit',
  explained: 'Les paiements pour plusieurs factures, et ce qu’il en reste.',
  credit: 'Crédit',
  notLoaded: 'Impossible de charger les paiements',
  loading: 'Chargement…',
  showOlder: 'Voir les plus anciens',
  reference: ({ reference }) => `référence ${reference}`,
  by: ({ person }) => `par ${person}`,
  keptFrom: ({ invoice }) => <>Conservé de la facture {invoice} au lieu d’un remboursement</>,
  ofDeposit: ({ invoice }) => <>Acompte {invoice}</>,
  voided: ({ day, by, reason }) => `Annulé le ${day}${by ? ` par ${by}` : ''}${reason ? `\u00a0: ${reason}` : ''}`,
  paidInvoices: 'Factures payées par ce paiement',
  returned: ({ amount, day, method, reason }) =>
    `${amount} remis le ${day}, ${method}${reason ? `\u00a0: ${reason}` : ''}`,
  applied: ({ done, count }) => `Factures réglées\u00a0: ${done} sur ${count}`,
  takingBack: ({ count }) =>
    count < 2 ? `Reste à retirer de ${count} facture` : `Reste à retirer de ${count} factures`,
  left: ({ amount }) => `Crédit restant\u00a0: ${amount}.`,
  actions: { apply: 'Payer des factures', 'give-back': 'Remettre', void: 'Annuler' },
  actionOn: ({ action, entry }) => `${action}\u00a0: ${entry}`,

  useCredit: 'Utiliser le crédit',
  applying: 'Répartition…',
  stays: ({ amount }) => `Crédit conservé\u00a0: ${amount}.`,
  creditUsed: ({ amount }) => `Crédit de ${amount} utilisé`,
  notApplied: 'Impossible d’utiliser le crédit',
  atMost: 'Au plus {max}',
  moreThanLeft: 'La somme des montants dépasse {max}',
  nothingTyped: 'Entrez le montant à payer d’au moins une facture',
  loadingInvoices: 'Chargement des factures',
  invoicesNotLoaded: 'Impossible de charger les factures',

  giveBackCredit: 'Remettre un crédit',
  giveBackExplained: 'La remise est seulement inscrite\u00a0: remettez vous-même l’argent.',
  givingBack: 'Inscription…',
  givenBack: ({ amount }) => `${amount} remis au client`,
  notGivenBack: 'Impossible d’inscrire la remise',
  amount: 'Montant',
  method: 'Mode de paiement',
  reason: 'Motif',
  keptWithPayment: 'Facultatif, conservé avec le paiement',

  voidPayment: 'Annuler un paiement',
  // Beside the button that closes the dialog, which is called "Annuler".
  confirmVoid: 'Confirmer l’annulation',
  voiding: 'Annulation…',
  paymentVoided: 'Paiement annulé',
  notVoided: 'Impossible d’annuler le paiement',
  dueAgain: ({ count, invoices }) =>
    count < 2
      ? `Il est retiré de la facture ${invoices}, qui redevient due.`
      : `Il est retiré des factures ${invoices}, qui redeviennent dues.`,
  creditGoes: ({ amount }) => `Le client perd un crédit de ${amount}.`,
  staysVoided: 'Il reste dans la liste comme paiement annulé.',
};
