import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  logOut: 'Se déconnecter',
  loggingOut: 'Déconnexion…',
  question: 'Se déconnecter?',
  passwordNeeded: 'Il vous faudra votre courriel et votre mot de passe pour vous reconnecter.',
  unsavedQuestion: 'Se déconnecter sans enregistrer?',
  staySignedIn: 'Rester en session',
  pageAndDraftsLost:
    'Cette page contient des modifications non enregistrées. Si vous vous déconnectez maintenant, elles seront perdues, ' +
    'ainsi que toutes les factures non enregistrées sur cet appareil.',
  pageLost:
    'Cette page contient des modifications non enregistrées. Si vous vous déconnectez maintenant, elles seront perdues.',
  draftsLost: ({ count }) =>
    count < 2
      ? 'Une facture non enregistrée est conservée sur cet appareil. Si vous vous déconnectez maintenant, elle sera perdue.'
      : `${count} factures non enregistrées sont conservées sur cet appareil. Si vous vous déconnectez maintenant, elles seront perdues.`,
};
