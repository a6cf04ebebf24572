import type { ScheduleUnit } from '#shared/series/schedule-schema.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

const UNITS: Readonly<Record<ScheduleUnit, readonly [one: string, several: string]>> = {
  week: ['semaine', 'semaines'],
  month: ['mois', 'mois'],
  quarter: ['trimestre', 'trimestres'],
  year: ['an', 'ans'],
};

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Fréquence',
  changeTitle: 'Changer la fréquence',
  description: ({ name }) => `Quand facturer ${name}`,
  start: 'Activer',
  starting: 'Activation…',
  change: 'Enregistrer',
  every: 'Intervalle',
  unit: 'Unité',
  units: ({ unit, count }) => UNITS[unit][count < 2 ? 0 : 1],
  on: 'Jour',
  dayOfMonth: 'Jour du mois',
  weekdayOfMonth: 'Jour de la semaine',
  firstDay: 'Premier jour',
  firstDayHint: 'La première facture porte le premier jour prévu à partir de cette date.',
  ends: 'Fin',
  ending: { never: 'Jamais', lastDay: 'À une date', count: 'Après un nombre de factures' },
  lastDay: 'Dernier jour',
  count: 'Nombre de factures',
  daysInAdvance: 'Jours à l’avance',
  hour: 'Heure',
  madeHint: 'Moment où chacune est créée. Sa date reste le jour prévu.',
  mode: 'Que faire de chaque facture',
  modes: {
    send: {
      label: 'L’envoyer automatiquement par courriel',
      hint: 'Votre client la reçoit sans que vous interveniez.',
    },
    charge: {
      label: 'L’envoyer par courriel et débiter la carte ou le compte bancaire enregistrés',
      hint: 'Tant que votre client n’a rien enregistré, ses factures sont envoyées comme d’habitude, et leur page le lui propose.',
    },
    draft: { label: 'Préparer un brouillon que j’enverrai', hint: 'Vous êtes avisé, puis vous vérifiez et envoyez.' },
  },
  noCards:
    'Votre entreprise n’accepte pas encore les cartes. D’ici là, aucune carte ne peut être enregistrée ni débitée.',
  connectCards: 'Configurer les paiements par carte',
  ownerConnects: 'Le propriétaire de l’entreprise peut configurer les paiements par carte.',
  chargedFor: 'Pour un de vos clients seulement\u00a0: choisissez-en d’abord un pour cette facture récurrente.',
  chargedWhen: 'Moment du débit',
  charged: { onDueDay: 'À la date d’échéance', atIssue: 'Le jour de la facture' },
  chargedHint: 'Le courriel indique le jour et le montant.',
  noEmail:
    'Il n’y a pas encore d’adresse courriel. D’ici à ce que vous en entriez une, les factures restent des brouillons et nous vous avisons.',
  noCustomer: 'Ce destinataire ne fait pas partie de vos clients\u00a0: son adresse reste celle entrée ici.',
  passed: ({ count }) => (count < 2 ? `${count} jour prévu est déjà passé` : `${count} jours prévus sont déjà passés`),
  fromNext: { label: 'À partir du prochain jour', hint: 'Rien n’est créé pour les jours passés.' },
  withMissed: ({ count }) => (count < 2 ? 'Aussi la facture manquée' : `Aussi les ${count} factures manquées`),
  withMissedHint: 'Chacune porte son propre jour et peut donc être déjà en retard.',
  someMissedHint: ({ most }) =>
    `Les ${most} dernières sont créées, chacune à son jour. Les autres vous sont indiquées.`,
  next: 'Prochaines factures',
  dueOn: ({ day }) => `Échéance le ${day}`,
  noneAhead: 'Aucune facture n’est à venir à cette fréquence.',
  incomplete: 'Complétez la fréquence pour voir les prochaines factures.',
  previewFailed: 'Impossible de charger les prochaines factures.',
  tryAgain: 'Réessayer',
  confirmFirst:
    'Confirmez d’abord votre adresse courriel\u00a0: les factures pourront ensuite être envoyées pour vous.',
  started: 'Facture récurrente activée',
  changed: 'Fréquence changée',
  failed: 'Impossible d’enregistrer la fréquence',
  needsInterval: 'Entrez un nombre de 1 à 36',
  needsFirstDay: 'Choisissez un jour',
  needsLastDay: 'Choisissez un jour qui ne précède pas le premier',
  needsCount: 'Entrez un nombre de 1 à 999',
  needsDaysInAdvance: 'Entrez un nombre de 0 à 60',
};
