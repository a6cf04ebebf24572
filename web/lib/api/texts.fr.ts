import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  noConnection: 'Impossible de joindre le serveur. Vérifiez votre connexion Internet.',
  roleChanged: 'Votre rôle a changé.',
  sessionEnded: 'Votre session a pris fin.',
  businessLeft: 'Vous travaillez maintenant dans une autre entreprise.',
};
