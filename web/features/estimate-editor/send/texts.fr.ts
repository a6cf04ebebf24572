import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Envoyer la soumission',
  to: ({ name }) => `À ${name}`,
  toUntil: ({ name, day }) => `À ${name}, valide jusqu’au ${day}`,
  yourCustomer: 'votre client',
  confirmFirst: 'Vous pourrez ensuite envoyer cette soumission.',
  saving: 'Enregistrement…',
  save: 'Enregistrer la soumission',
  notSaved: 'Pas encore enregistrée',
  changed: 'Modifiée depuis l’enregistrement',
  saved: 'Enregistrée',
  download: 'Télécharger le PDF',
  downloading: 'Téléchargement…',
  downloadFailed: 'Impossible de télécharger le PDF',
  copyHint: 'Une copie à conserver',
  notSent: { EMAIL: 'Pas encore envoyée', SMS: 'Pas encore envoyée par texto' },
  sentBefore: ({ version }) => `Déjà envoyée, version ${version}`,
  saveFirst: 'Veuillez d’abord enregistrer la soumission',
  linkHint: 'Pour votre propre message. Elle est alors considérée comme envoyée.',
  copyLink: 'Copier le lien',
};
