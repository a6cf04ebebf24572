import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  invoices: 'Factures',
  estimates: 'Soumissions',
  schedule: 'Calendrier',
  customers: 'Clients',
  employees: 'Employés',
  products: 'Produits',
  reports: 'Rapports',
  companySettings: 'Paramètres de l’entreprise',
  paymentSettings: 'Paramètres de paiement',
  profile: 'Profil',
  activity: 'Activité',
  admin: 'Administration',
  users: 'Utilisateurs',
  businesses: 'Entreprises',
  cardRequests: 'Demandes',
  main: 'Navigation principale',
  allScreens: 'Tous les écrans',
  allPages: 'Toutes les pages',
  openMenu: 'Ouvrir le menu',
  menuNotOpened: 'Impossible d’ouvrir le menu. Veuillez recharger la page.',
  expand: 'Déployer le menu latéral',
  collapseSidebar: 'Réduire le menu latéral',
  collapse: 'Réduire',
  loading: 'Chargement',
  loadingNavigation: 'Chargement de la navigation',
  skip: 'Passer au contenu',
  home: ({ product }) => `Accueil de ${product}`,
  yourProfile: 'Votre profil',
  signedInAs: ({ name }) => `En session\u00a0: ${name}`,
  guest: 'Invité',
  noEmail: 'Aucun courriel',
  workingIn: ({ business }) => `Vous êtes chez ${business}`,
  workplace: ({ business }) => <>Vous êtes chez {business}</>,
  accountantAt: ({ business }) => `Comptable pour ${business}`,
  accountantOf: ({ business }) => <>Comptable pour {business}</>,
  anotherBusiness: 'un autre employeur',
  logout: 'Déconnexion',
  logOut: 'Se déconnecter',
  logoutFailed: 'Impossible de vous déconnecter. Veuillez réessayer.',
  confirmEmail: ({ link }) => (
    <>
      D’ici là, vous ne pouvez pas envoyer de factures, inviter des employés ni relier Stripe. Mauvaise adresse?{' '}
      {link('Modifiez-la')}.
    </>
  ),
  deletion: 'Suppression de l’entreprise',
  deleted: ({ business, day }) => (
    <>
      L’entreprise {business} sera supprimée le {day}. D’ici là, tout fonctionne comme avant.
    </>
  ),
  yoursDeleted: ({ day }) => <>Cette entreprise sera supprimée le {day}. D’ici là, tout fonctionne comme avant.</>,
  employersDeleted: ({ day }) => (
    <>L’entreprise où vous travaillez sera supprimée le {day}. D’ici là, tout fonctionne comme avant.</>
  ),
  offline: 'Hors ligne',
  typedStays: 'Ce que vous écrivez reste sur cette page.',
  madeInCanada: ({ heart }) => <>Fait avec {heart} au Canada</>,
  heart: 'amour',
  about: 'À propos',
  contact: 'Nous joindre',
  faq: 'FAQ',
  license: 'Contrat de licence',
  privacy: 'Politique de confidentialité',
  company: 'Entreprise',
  legal: 'Mentions légales',
  support: 'Assistance',
  footer: 'Pied de page',
  pitch: 'Une facturation simple et professionnelle pour les travailleurs autonomes et les petites entreprises.',
  longPitch:
    'Une facturation simple et professionnelle pour les travailleurs autonomes et les petites entreprises. Facturez en ' +
    'quelques minutes, faites-vous payer par carte.',
  copyright: ({ year, product }) => `© ${year} ${product}. Tous droits réservés.`,
  login: 'Se connecter',
  register: 'Créer un compte',
  backToApp: 'Mes factures',
};
