import { PRODUCT_NAME } from './brand.ts';
import type { Language } from './locale/language.ts';
import { readSitePath, sitePath } from './locale/site-path.ts';

/** A text in each language of the app. */
type InEachLanguage = Readonly<Record<Language, string>>;

/** A page for visitors: its title in tabs, search results and link previews, and its description there. */
export type PublicPage = {
  readonly title: InEachLanguage;
  readonly description: InEachLanguage;
  /** Parameter of the URL without which the page shows something else. */
  readonly parameter?: string;
};

/**
 * The pages that the build prerenders, by path, each into a file of that name, for visitors, search engines and link
 * previews before any script has loaded.
 */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/login': {
    title: { en: 'Sign in', fr: 'Se connecter' },
    description: {
      en: 'Sign in to create, manage, and send professional invoices in minutes.',
      fr: 'Connectez-vous pour créer, gérer et envoyer des factures professionnelles en quelques minutes.',
    },
  },
  '/register': {
    title: { en: 'Create account', fr: 'Créer un compte' },
    description: {
      en: 'Create an account, send your first invoice in minutes, and get paid by card.',
      fr: 'Créez un compte, envoyez votre première facture en quelques minutes et faites-vous payer par carte.',
    },
  },
  '/forgot-password': {
    title: { en: 'Forgot password', fr: 'Mot de passe oublié' },
    description: {
      en: `Choose a new password for your ${PRODUCT_NAME} account.`,
      fr: `Choisissez un nouveau mot de passe pour votre compte ${PRODUCT_NAME}.`,
    },
  },
  '/reset-password': {
    title: { en: 'Reset password', fr: 'Nouveau mot de passe' },
    description: {
      en: `Choose a new password for your ${PRODUCT_NAME} account.`,
      fr: `Choisissez un nouveau mot de passe pour votre compte ${PRODUCT_NAME}.`,
    },
    parameter: 'token',
  },
  '/about': {
    title: { en: 'About', fr: 'À propos' },
    description: {
      en: `${PRODUCT_NAME} lets freelancers and small businesses across Canada create, send and track invoices, and be paid by card.`,
      fr: `Avec ${PRODUCT_NAME}, les travailleurs autonomes et les petites entreprises du Canada créent, envoient et suivent leurs factures, et se font payer par carte.`,
    },
  },
  '/contact': {
    title: { en: 'Get in Touch', fr: 'Nous joindre' },
    description: {
      en: 'A question, a problem or an idea? Write to us. A person reads every message and answers by email.',
      fr: 'Une question, un problème ou une idée? Écrivez-nous. Une personne lit chaque message et répond par courriel.',
    },
  },
  '/faq': {
    title: { en: 'Frequently Asked Questions', fr: 'Questions fréquentes' },
    description: {
      en: `Sending, getting paid, taxes and teams: how ${PRODUCT_NAME} works, in short answers.`,
      fr: `Envois, paiements, taxes et équipes\u00a0: comment ${PRODUCT_NAME} fonctionne, en réponses courtes.`,
    },
  },
  '/license-agreement': {
    title: { en: 'User License Agreement', fr: 'Contrat de licence d’utilisation' },
    description: {
      en: `The agreement between you and ${PRODUCT_NAME} about using the service.`,
      fr: `Le contrat entre vous et ${PRODUCT_NAME} sur l’utilisation du service.`,
    },
  },
  '/privacy-policy': {
    title: { en: 'Privacy Policy', fr: 'Politique de confidentialité' },
    description: {
      en: `What ${PRODUCT_NAME} stores about you, why, for how long, and what you can ask for.`,
      fr: `Ce que ${PRODUCT_NAME} conserve à votre sujet, pourquoi, pendant combien de temps et ce que vous pouvez demander.`,
    },
  },
};

/** The file of the app's page at a path of the site: prerendered, or the one that renders all others in its language. */
export function sitePage(pathname: string): string {
  const { language, path } = readSitePath(pathname);
  return sitePath(language, Object.hasOwn(PUBLIC_PAGES, path) ? `${path}.html` : '/index.html');
}
