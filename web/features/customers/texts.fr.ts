import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  customers: 'Clients',
  noun: { one: 'client', many: 'clients' },
  customerList: 'Liste des clients',
  add: 'Ajouter un client',
  edit: 'Modifier',
  editCustomer: 'Modifier le client',
  editNamed: ({ name }) => `Modifier ${name}`,
  createInvoice: 'Créer une facture',
  createInvoiceFor: ({ name }) => `Créer une facture pour ${name}`,
  delete: 'Supprimer',
  deleteCustomer: 'Supprimer le client',
  deleting: 'Suppression…',
  deleted: 'Client supprimé',
  notDeleted: 'Impossible de supprimer le client',
  confirmDelete: ({ name }) =>
    `Voulez-vous vraiment supprimer ${name}? Cette action est irréversible. Les factures déjà envoyées ne changeront pas, mais la carte ou le compte bancaire enregistrés, s’il y en a, seront retirés et n’en paieront plus aucune.`,
  none: 'Aucun client. Ajoutez votre premier client en cliquant sur le bouton «\u00a0Ajouter un client\u00a0» ci-dessus.',
  noneFound: 'Aucun client trouvé',
  noMatchHint: 'Aucun client ne correspond à votre recherche.',
  notLoaded: 'Impossible de charger les clients',
  checkConnection: 'Vérifiez votre connexion, puis réessayez.',
  loading: 'Chargement des clients',
  loadingHint: 'Veuillez patienter pendant le chargement de vos clients…',
  name: 'Nom',
  contact: 'Coordonnées',
  location: 'Localité',
  created: 'Création',
  owed: 'Solde dû',
  overdue: 'en retard',
};
