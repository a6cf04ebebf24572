import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  statement: 'Relevé de compte',
  thenSend: 'Vous pourrez ensuite envoyer ce relevé.',
  emailedTo: ({ email }) => `Sera envoyé par courriel à ${email}, avec le PDF en pièce jointe`,
  emailedIn: {
    en: ({ email }) => `Sera envoyé par courriel en anglais à ${email}, avec le PDF en pièce jointe`,
    fr: ({ email }) => `Sera envoyé par courriel en français à ${email}, avec le PDF en pièce jointe`,
  },
  download: 'Télécharger le PDF',
  preparing: 'Préparation…',
  notDownloaded: 'Impossible de télécharger le relevé',
  send: 'Envoyer le relevé',
  sending: 'Envoi…',
  sentTo: ({ email }) => `Relevé envoyé à ${email}`,
  notSent: 'Impossible d’envoyer le relevé. Veuillez réessayer.',
  preview: 'Aperçu',
  loading: 'Chargement du relevé',
  notLoaded: 'Impossible de charger le relevé',
  period: 'Période',
  periods: { month: 'Ce mois-ci', lastMonth: 'Le mois dernier', year: 'Cette année', lastYear: '12 derniers mois' },
  custom: 'Personnalisée',
  from: 'Du',
  to: 'Au',
  endsTooEarly: 'Choisissez la date de début ou un jour ultérieur',
};
