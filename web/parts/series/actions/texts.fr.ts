import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  statuses: {
    DRAFT: 'Brouillon',
    ACTIVE: 'Active',
    PAUSED: 'Suspendue',
    ENDED: 'Terminée',
  },
  actionsFor: ({ name }) => `Actions pour ${name}`,
  open: 'Ouvrir',
  edit: 'Modifier',
  setSchedule: 'Fixer la fréquence',
  changeSchedule: 'Changer la fréquence',
  pause: 'Suspendre',
  resume: 'Reprendre',
  stop: 'Arrêter',
  delete: 'Supprimer',

  resumed: 'Facture récurrente reprise',
  resumedOn: ({ day }) => `Reprise\u00a0: la prochaine facture est celle du ${day}`,
  resumeFailed: 'Impossible de reprendre la facture récurrente',

  pauseSeries: 'Suspendre la facture récurrente',
  pauseHint: 'Aucune facture n’est créée pour les jours d’ici là, même plus tard.',
  howLong: 'Jusqu’à quand?',
  untilResumed: 'Jusqu’à ce que je la reprenne',
  untilResumedHint: 'Rien n’est créé avant.',
  untilDay: 'Jusqu’à une date',
  untilDayHint: 'Elle reprend d’elle-même avec la première facture à partir de cette date.',
  day: 'Date de reprise',
  dayTooEarly: 'Choisissez une date après aujourd’hui.',
  paused: 'Facture récurrente suspendue',
  pausedTo: ({ day }) => `Suspendue jusqu’au ${day}`,
  pauseFailed: 'Impossible de suspendre la facture récurrente',

  stopSeries: 'Arrêter la facture récurrente',
  confirmStop: ({ name }) =>
    `Ne plus créer de factures pour le client ${name}? Celles déjà créées restent telles quelles. Vous pourrez la reprendre plus tard.`,
  goBack: 'Revenir',
  stopping: 'Arrêt…',
  stopped: 'Facture récurrente arrêtée',
  stopFailed: 'Impossible d’arrêter la facture récurrente',

  deleteSeries: 'Supprimer la facture récurrente',
  confirmDelete: ({ name }) => `Supprimer la facture récurrente du client ${name}? Cette action est irréversible.`,
  deleting: 'Suppression…',
  deleted: 'Facture récurrente supprimée',
  deleteFailed: 'Impossible de supprimer la facture récurrente',
};
