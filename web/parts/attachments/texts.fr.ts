import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  files: 'Fichiers',
  hint: {
    appointment: 'Pour votre entreprise seulement, jusqu’à ce que vous les copiiez dans la facture du rendez-vous',
    invoice: 'Votre client peut les enregistrer à partir de la page de la facture',
  },
  attached: ({ name }) => `${name} est joint`,
  leave: 'Quitter',
  leaveText: 'Des fichiers sont en cours d’envoi. Si vous quittez maintenant, ils ne seront pas joints.',
  attach: 'Joindre des fichiers',
  takePhoto: 'Prendre une photo',
  drop: 'Photos, plans, reçus\u00a0: PDF, PNG ou JPEG, au plus 10\u00a0Mo chacun',
  thenAttach: 'Vous pourrez ensuite joindre des fichiers.',
  carrying: 'Copie des fichiers du rendez-vous…',
  notCarried: 'Les fichiers du rendez-vous ne sont pas encore ici',
  full: 'Au plus 10 fichiers peuvent être joints',
  sending: ({ name }) => `Ajout de ${name}`,
  cancel: ({ name }) => `Annuler ${name}`,
  dismiss: ({ name }) => `Masquer ${name}`,
  retry: 'Réessayer',
  remove: ({ name }) => `Retirer ${name}`,
  removeTitle: 'Retirer ce fichier?',
  removeText: {
    appointment: ({ name }) => `«\u00a0${name}\u00a0» ne sera plus avec ce rendez-vous. Une facture qui l’a le garde.`,
    invoice: ({ name }) => `Votre client ne trouvera plus «\u00a0${name}\u00a0» avec cette facture.`,
  },
  removeConfirm: 'Retirer le fichier',
  removing: 'Retrait…',
  notSaved: ({ name }) => `Impossible d’enregistrer ${name}`,
  removeFailed: 'Impossible de retirer le fichier',
  empty: 'Ce fichier est vide.',
  tooLarge: 'Ce fichier fait plus de 10\u00a0Mo.',
  tooMany: 'Au plus 10 fichiers peuvent être joints.',
  wrongType: 'Ce n’est pas un fichier PDF, PNG ou JPEG, les seuls qui peuvent être joints.',
  unreadable: 'Cette image ne peut pas être lue. Enregistrez-la en JPEG, puis joignez-la.',
  connectionLost: 'La connexion a été perdue.',
};
