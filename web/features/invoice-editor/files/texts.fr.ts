import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Fichiers du rendez-vous',
  hint: 'Ceux qui sont cochés seront copiés dans la facture à l’enregistrement, et votre client les verra',
};
