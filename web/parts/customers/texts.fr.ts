import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  add: 'Ajouter un client',
  edit: 'Modifier le client',
  save: 'Enregistrer',
  changed: 'Ce client a été modifié',
  created: 'Client ajouté',
  updated: 'Client modifié',
  notCreated: 'Impossible d’ajouter le client',
  notUpdated: 'Impossible de modifier le client',
  notRead: 'Impossible de charger le client',
  tryAgain: 'Réessayer',
  firstResults: 'Voici les 25 premiers résultats. Précisez votre recherche pour en voir d’autres.',
  search: 'Rechercher des clients…',
  loading: 'Chargement des clients…',
  noneFound: 'Aucun client trouvé.',

  customer: 'Client',
  assignToCustomer: 'Attribuer à un client',
  changeCustomer: 'Changer de client',
  assignHint: 'Son compte et ses relevés indiqueront cette facture. Le document ne change pas.',
  noCustomers: 'Aucun client pour l’instant.',
  customersFailed: 'Impossible de charger vos clients.',
  addRecipient: 'Nouveau client d’après la facture',
  assign: 'Attribuer',
  assigning: 'Attribution…',
  assigned: 'Facture attribuée au client',
  cancel: 'Annuler',
};
