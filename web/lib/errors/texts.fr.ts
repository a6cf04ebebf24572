import { lowerFirst } from '#shared/letter-case.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  unknown: 'Une erreur s’est produite. Veuillez réessayer.',
  tooManyRequests: 'Trop de demandes. Veuillez patienter un instant, puis réessayer.',
  onLine: ({ line, text }) => `Ligne ${line}\u00a0: ${lowerFirst(text)}`,
  logName: 'journal-erreurs.txt',
  noErrors: 'Aucune erreur n’a été enregistrée sur cet appareil.',
};
