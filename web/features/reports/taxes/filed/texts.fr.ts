import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  file: 'Marquer comme produite',
  filing: 'En cours',
  notFiled: 'Impossible de la marquer comme produite',
  askFile: ({ account }) => `Marquer la déclaration comme produite (${account})?`,
  net: ({ amount }) => `taxe nette de ${amount}`,
  whatFilingDoes:
    'Une copie de ces chiffres est conservée, et les documents qui changent par la suite sont énumérés ici. Rien n’est transmis aux autorités fiscales.',
  filed: ({ day, by }) => `Produite le ${day} par ${by}`,
  netAsFiled: ({ amount }) => `Taxe nette déclarée\u00a0: ${amount}`,
  remove: 'Finalement non produite',
  removing: 'En cours',
  notRemoved: 'Impossible de la marquer comme non produite',
  askRemove: ({ account }) => `Déclaration finalement non produite (${account})?`,
  whatRemovingDoes: ({ days }) =>
    `La copie des chiffres de la période (${days}) est supprimée. Vous pourrez la marquer de nouveau comme produite, avec les chiffres du moment.`,
  changed: ({ count }) => {
    if (count === 0) return 'Des chiffres ont changé depuis la production';
    return count === 1
      ? '1 document a changé depuis la production'
      : `${count} documents ont changé depuis la production`;
  },
  moreNet: ({ amount }) => `La taxe nette est maintenant plus élevée de ${amount}.`,
  lessNet: ({ amount }) => `La taxe nette est maintenant moins élevée de ${amount}.`,
  sameNet: 'La taxe nette reste la même.',
  noNet: 'La taxe nette dépend d’un taux qui manque.',
  showChanges: 'Afficher les changements',
  notChecked: 'Impossible de vérifier ce qui a changé depuis la production.',
  tryAgain: 'Réessayer',
  partlyFiled: 'Une déclaration couvre déjà certains de ces jours',
  changesOf: ({ account }) => `Changements depuis la production\u00a0: ${account}`,
  nothingChanged: 'Rien n’a changé depuis la production.',
  nowLessFiled: 'Actuel moins déclaré',
  changes: { added: 'Ajouté', changed: 'Modifié', gone: 'Ne compte plus' },
  deleted: 'Supprimé',
};
