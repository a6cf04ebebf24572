import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  failed: 'Impossible de charger l’historique',
  none: 'Les modifications de cette facture s’afficheront ici.',
  history: 'Historique',
  loading: 'Chargement de l’historique',
};
