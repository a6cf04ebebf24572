import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  ofInvoice: { title: 'Envoyer la facture', save: 'Enregistrer la facture', download: 'Télécharger le PDF' },
  ofDeposit: {
    title: 'Envoyer la demande d’acompte',
    save: 'Enregistrer la demande',
    download: 'Télécharger la demande en PDF',
  },
  to: ({ name }) => `À ${name}`,
  toAndDue: ({ name, day }) => `À ${name}, échéance le ${day}`,
  yourCustomer: 'votre client',
  confirmFirst: 'Vous pourrez ensuite envoyer cette facture.',
  saving: 'Enregistrement…',
  notSaved: 'Pas encore enregistrée',
  changed: 'Modifiée depuis l’enregistrement',
  saved: 'Enregistrée',
  copyHint: 'Une copie à conserver',
  downloading: 'Téléchargement…',
  sending: 'Envoi…',
  sendAnyway: 'Envoyer quand même',
  earlierFailed: 'Impossible de charger les envois précédents',
  notSent: { EMAIL: 'Pas encore envoyée par courriel', SMS: 'Pas encore envoyée par texto' },
  sentTo: {
    EMAIL: ({ recipient, at }) => `Envoyée à ${recipient} le ${at}`,
    SMS: ({ recipient, at }) => `Envoyée au ${recipient} le ${at}`,
  },
  failedOn: ({ failure, at }) => `${failure} le ${at}`,
  link: 'Lien de paiement',
  noLink: 'Enregistrez d’abord la facture',
  copied: 'Copié',
  copy: 'Copier',
  open: 'Ouvrir',
  saveFirst: 'Veuillez d’abord enregistrer la facture',
  failed: {
    EMAIL: 'Impossible d’envoyer le courriel. Veuillez réessayer plus tard.',
    SMS: 'Impossible d’envoyer le texto. Veuillez réessayer plus tard.',
  },
  notConfigured: {
    EMAIL: 'Le service de courriel n’est pas configuré. Veuillez communiquer avec l’assistance.',
    SMS: 'Le service de textos n’est pas configuré. Veuillez communiquer avec l’assistance.',
  },
  paymentFailed: 'Impossible de traiter le paiement',
  sent: { EMAIL: 'Courriel envoyé', SMS: 'Texto envoyé' },
  downloaded: 'PDF téléchargé',
  downloadFailed: 'Impossible de télécharger le PDF',
  paid: 'Paiement traité',
  paymentStatus: () => 'Le paiement est en attente',
  noPhone: 'Le numéro de téléphone du destinataire est manquant',
};
