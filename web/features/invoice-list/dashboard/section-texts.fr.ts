import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './section-texts.en.ts';

/** The texts of the line that hides the dashboard, in French. */
export const t: Texts<typeof en> = {
  overview: 'Aperçu',
  loading: 'Chargement de l’aperçu',
};
