import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  cancel: 'Annuler',
  close: 'Fermer',
  saving: 'Enregistrement…',
  loadingDialog: ({ title }) => `${title}\u00a0: chargement`,
  savedElsewhere:
    'Un enregistrement a été fait dans une autre fenêtre ou par une autre personne pendant vos modifications.',
  reload: 'Recharger',
  reloading: 'Rechargement…',
  overwrite: 'Remplacer',
  overwriting: 'Remplacement…',
  whoseChanges:
    'Rechargez pour voir la version enregistrée et perdre vos modifications. Ou remplacez-la\u00a0: les champs que vous ' +
    'avez modifiés remplacent ceux qui sont enregistrés, et tout le reste demeure tel quel.',
  notOpened: 'Ouverture impossible',
  saveAndReload: 'Enregistrez votre travail, puis rechargez la page.',
  leave: 'Quitter cette page?',
  leaveText: 'Vos modifications ne sont pas enregistrées. Si vous quittez maintenant, elles seront perdues.',
  leaveWithoutSaving: 'Quitter sans enregistrer',
  keepEditing: 'Rester ici',
  discard: 'Abandonner',
  discardQuestion: 'Abandonner vos modifications?',
  discardText: 'Vos modifications ne sont pas enregistrées. Si vous fermez maintenant, elles seront perdues.',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
};
