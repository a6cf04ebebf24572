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
};
