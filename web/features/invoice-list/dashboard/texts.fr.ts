import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of the dashboard in French. */
export const t: Texts<typeof en> = {
  failed: 'Impossible de charger l’aperçu.',
  tryAgain: 'Réessayer',
  currency: 'Devise',

  attention: 'À faire',
  allDone: 'Rien à faire pour le moment.',
  todo: {
    dispute: ({ count }) => (count < 2 ? 'Répondre à une contestation' : `Répondre à ${count} contestations`),
    debitReturned: ({ count }) =>
      count < 2 ? 'Recouvrer un paiement bancaire retourné' : `Recouvrer ${count} paiements bancaires retournés`,
    payment: ({ count }) => (count < 2 ? 'Vérifier un paiement' : `Vérifier ${count} paiements`),
    claim: ({ count }) => (count < 2 ? 'Confirmer un virement Interac' : `Confirmer ${count} virements Interac`),
    undelivered: ({ count }) =>
      count < 2 ? 'Corriger un courriel non remis' : `Corriger ${count} courriels non remis`,
    unreminded: ({ count }) =>
      count < 2 ? 'Rappeler une facture en retard à un client' : `Rappeler ${count} factures en retard à des clients`,
    returnDue: ({ count }) =>
      count < 2 ? 'Produire une déclaration de taxes' : `Produire ${count} déclarations de taxes`,
    recurringDraft: ({ count }) =>
      count < 2 ? 'Envoyer une facture récurrente' : `Envoyer ${count} factures récurrentes`,
    oldDraft: ({ count }) =>
      count < 2 ? 'Envoyer un brouillon daté du passé' : `Envoyer ${count} brouillons datés du passé`,
    toInvoice: ({ count }) =>
      count < 2 ? 'Facturer une soumission acceptée' : `Facturer ${count} soumissions acceptées`,
  },
  more: ({ count }) => (count < 2 ? `${count} autre` : `${count} autres`),

  months: 'Six derniers mois',
  monthsIn: ({ currency }) => `Facturé et encaissé par mois en ${currency}`,
  month: 'Mois',
  billed: 'Facturé avant taxes',
  received: 'Encaissé avec taxes',
  incomeReport: 'Revenus',
  noMonths: 'Rien n’a été facturé ni encaissé dans les six derniers mois.',

  owed: 'Sommes dues',
  agingReport: 'Créances',
  nothingOwed: 'Rien ne vous est dû.',
  tooMany: 'Il y a trop de factures pour les compter ici.',
};
