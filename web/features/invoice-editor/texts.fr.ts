import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  createTitle: 'Nouvelle facture',
  editTitle: 'Modifier la facture',
  loadingUser: 'Chargement du compte…',
  loading: {
    invoice: 'Chargement de la facture…',
    appointment: 'Chargement du rendez-vous…',
    customer: 'Chargement du client…',
  },
  loadFailed: {
    invoice: 'Impossible de charger la facture',
    appointment: 'Impossible de charger le rendez-vous',
    customer: 'Impossible de charger le client',
  },
  startEmpty: 'Créer une facture vierge',
  invalidId: 'Identifiant de facture non valide',
  tryLater: 'Veuillez réessayer plus tard',
  recordPayment: 'Inscrire un paiement',
  payments: 'Paiements',
  noun: 'facture',
  one: 'une facture',
  this: 'cette facture',
  number: 'Numéro de facture',
  numberRequired: 'Le numéro de facture est obligatoire',
  linesLimit: ({ max }) => `Une facture peut compter jusqu’à ${max} lignes`,
  send: 'Envoyer',
  startFor: 'Facturer',
  generateNumber: 'Générer un numéro',
  noItems: 'Aucune ligne pour l’instant',
  addProducts: 'Ajouter des produits à la facture',
  keptAsDraft: 'Facture conservée comme brouillon',
  created: 'Facture créée',
  updated: 'Facture mise à jour',
  saveFailed: 'Une erreur s’est produite pendant l’enregistrement de la facture',
  changed: 'Cette facture a été modifiée',
  noLastDay: 'Veuillez indiquer la date d’échéance',
  lastDayTooEarly: 'La date d’échéance ne peut pas précéder la date de facturation',
  dueDate: 'Date d’échéance',
  tabs: { from: 'Client', details: 'Détails', items: 'Lignes', summary: 'Paiement' },
};
