import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  undo: 'Annuler',
  saving: 'Enregistrement…',
  save: 'Enregistrer',
  keptAsDraft: 'Brouillon conservé sur cet appareil',
  notSaved: 'Rien d’enregistré pour l’instant',
  unsaved: 'Modifications non enregistrées',
  allSaved: 'Modifications enregistrées',
  livePreview: 'Aperçu en direct',
  enlarge: 'Agrandir l’aperçu',
  preview: 'Aperçu',
  noPreview: 'L’aperçu n’est pas disponible',
  noPreviewHint: 'Impossible de charger votre entreprise ou vos paramètres de paiement. Vous pouvez continuer.',
  changedHint: 'Rechargez pour voir la version enregistrée et perdre vos modifications, ou remplacez-la par la vôtre.',
  changesKept: 'Vos modifications sont conservées sur cet appareil',
  draftRestored: 'Brouillon rétabli',
  draftRestoredHint: 'Vous avez quitté sans enregistrer; nous avons conservé votre travail sur cet appareil.',
  draftFound: 'Vous avez un brouillon non enregistré',
  changesFound: 'Vous avez des modifications non enregistrées',
  otherDraft: ({ name, day }) =>
    `Un autre brouillon non enregistré${name && ` pour ${name}`} est conservé sur cet appareil${day && ` depuis le ${day}`}.`,
  otherChanges: ({ this: one, day }) =>
    `Des modifications non enregistrées à ${one} sont conservées sur cet appareil${day && ` depuis le ${day}`}.`,
  changedSince: () =>
    'D’autres modifications ont été enregistrées depuis\u00a0: enregistrer le brouillon les remplacera.',
  moreDrafts: ({ count }) =>
    count < 2 ? 'Un autre vous sera proposé ensuite.' : `${count} autres vous seront proposés ensuite.`,
  restoreDraft: 'Rétablir le brouillon',
  discardDraft: 'Supprimer le brouillon',
  keepDraft: 'Conserver le brouillon',
  discardQuestion: 'Supprimer ce brouillon?',
  discardHint: 'Ce brouillon sera supprimé définitivement.',
  keepEditing: 'Rester ici',
  leaveQuestion: 'Quitter sans enregistrer?',
  leaveUnsaved: 'Quitter sans enregistrer',
  leave: 'Quitter',
  leaveAndLose: 'Vos modifications ne sont pas enregistrées. Si vous quittez maintenant, elles seront perdues.',
  leaveChanges: ({ this: one }) =>
    `Vos modifications ne sont pas enregistrées. Elles sont conservées sur cet appareil et vous seront proposées à la prochaine ouverture de ${one}.`,
  leaveDraft: ({ one }) =>
    `Le brouillon est conservé sur cet appareil et sera rétabli la prochaine fois que vous créerez ${one}.`,
};
