import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Entreprises',
  noun: { one: 'entreprise', many: 'entreprises' },
  list: 'Liste des entreprises',
  loading: 'Chargement des entreprises',
  loadingHint: 'Veuillez patienter pendant le chargement des entreprises…',
  notLoaded: 'Impossible de charger les entreprises',
  notLoadedHint: 'Vérifiez votre connexion, puis réessayez.',
  loadFailed: 'Impossible de charger les entreprises',
  noMatch: 'Aucune entreprise trouvée',
  noMatchHint: 'Cherchez par le nom ou le courriel du propriétaire.',
  business: 'Entreprise',
  noBusiness: 'Sans nom',
  owner: 'Propriétaire',
  email: 'Courriel',
  created: 'Création',
  lastSignIn: 'Dernière connexion',
  never: 'Jamais',
  volume: 'Factures',
  state: 'État',
  states: { ACTIVE: 'En activité', DELETION_SCHEDULED: 'Suppression prévue' },
  openUser: 'Ouvrir l’utilisateur',
  openUserOf: ({ name }) => `Ouvrir l’utilisateur\u00a0: ${name}`,
  paid: ({ amount }) => <>{amount} payés</>,
  issued: ({ count }) => (count < 2 ? `${count} émise` : `${count} émises`),
  signedInOn: ({ day }) => `Dernière connexion\u00a0: ${day}`,
  neverSignedIn: 'Jamais connecté',
};
