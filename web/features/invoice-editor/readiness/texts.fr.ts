import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Prête à envoyer',
  fix: 'Corriger',
  requestComplete: 'Cette demande d’acompte contient tout ce dont votre client a besoin.',
  complete: 'Cette facture contient tout ce dont votre client a besoin.',
};
