import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  signIn: 'Se connecter',
  pitch: 'Créez, gérez et envoyez des factures professionnelles en quelques minutes.',
  enterCode: 'Entrez le code de votre application d’authentification',
  enterDetails: 'Veuillez saisir vos renseignements',
  welcome: 'Bienvenue',
  signingIn: 'Connexion en cours...',
  noAccount: 'Vous n’avez pas de compte?',
  signUp: 'Créez-en un',
  forgotPassword: 'Mot de passe oublié?',
  sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
  notLoaded: 'Nous n’avons pas pu charger votre compte. Vérifiez votre connexion, puis reconnectez-vous.',
  tagline: 'Simplifiez votre facturation',
  email: 'Courriel',
  emailExample: 'vous@example.com',
  noConnection: 'Connexion au serveur impossible. Vérifiez votre connexion Internet.',
  invalidRequest: 'Demande non valide. Vérifiez votre saisie.',
  wrongPassword: 'Courriel ou mot de passe non valide. Veuillez réessayer.',
  noPermission: 'Vous n’avez pas la permission d’accéder à cette ressource.',
  userNotFound: 'Utilisateur introuvable. Vérifiez votre courriel ou créez un compte.',
  registerFirst: 'Utilisateur introuvable. Veuillez d’abord créer un compte.',
  locked: 'Votre compte a été verrouillé. Veuillez communiquer avec l’assistance.',
  serverError: 'Une erreur du serveur s’est produite. Veuillez réessayer plus tard.',
  unexpected: 'Une erreur imprévue s’est produite. Veuillez réessayer plus tard.',
};
