import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Fichiers\u00a0:',
  someOf: ({ count, of }) => `${count} ${count < 2 ? 'fichier' : 'fichiers'} sur ${of}\u00a0:`,
  none: 'aucun',
  hint: 'Ceux du rendez-vous qui sont cochés seront copiés dans la facture à l’enregistrement. Votre client les verra.',
};
