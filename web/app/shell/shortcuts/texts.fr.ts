import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  shortcuts: 'Raccourcis',
  keyboardShortcuts: 'Raccourcis clavier',
  quickSearch: 'Recherche rapide',
  searchScreen: 'Rechercher dans cette page',
  createHere: 'Créer ce que cette page énumère, ou une facture',
  showShortcuts: 'Afficher les raccourcis',
  singleKeys: 'Raccourcis d’une seule touche',
  singleKeysHint: 'Conservé sur cet appareil. Ils n’agissent jamais pendant la saisie.',
  find: 'Trouver une page, un élément ou une action',
  findExample: 'Facture, client, page…',
  results: 'Résultats',
  searching: 'Recherche…',
  found: ({ count }) => {
    if (count === 0) return 'Aucun résultat.';
    return count < 2 ? `${count} résultat` : `${count} résultats`;
  },
  actions: 'Actions',
  screens: 'Pages',
  invoices: 'Factures',
  series: 'Factures récurrentes',
  estimates: 'Soumissions',
  customers: 'Clients',
  products: 'Produits',
  newInvoice: 'Nouvelle facture',
  newSeries: 'Nouvelle facture récurrente',
  newEstimate: 'Nouvelle soumission',
  addCustomer: 'Ajouter un client',
  addProduct: 'Ajouter un produit',
  newMeeting: 'Nouveau rendez-vous',
  inviteEmployee: 'Inviter un employé',
};
