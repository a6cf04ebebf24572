import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  enterAddress: 'Veuillez entrer une adresse courriel',
  addressKept: 'Elle sera enregistrée avec la facture.',
  whereTo: 'À quelle adresse l’envoyer?',
  title: 'Envoyer le courriel',
  sendEmail: 'Envoyer par courriel',
  sendSms: 'Envoyer par texto',
  noAddress: 'Aucune adresse courriel',
  editEmail: 'Modifier ou voir le courriel',
  depositPays: ({ amount }) => `Son acompte paiera d’abord ${amount}.`,
  creditPays: ({ amount }) => `Son crédit paiera d’abord ${amount}.`,
  to: ({ address }) => `À ${address}`,
  toWithPdf: ({ address }) => `À ${address}, avec la facture en PDF`,
  loadFailed: 'Impossible de charger le courriel',
  loading: 'Chargement du courriel',
  enterSubject: 'Veuillez entrer un objet',
  enterMessage: 'Veuillez entrer un message',
  noLinksInSubject:
    'Veuillez retirer les liens et les adresses courriel de l’objet. Vous pouvez les mettre dans les remarques de la facture.',
  noLinksInMessage:
    'Veuillez retirer les liens et les adresses courriel du message. Vous pouvez les mettre dans les remarques de la facture.',
  tooManyCopies: ({ max }) => `Une copie peut être envoyée à ${max} adresses au plus`,
  sending: 'Envoi…',
  email: 'Courriel',
  write: 'Écrire',
  preview: 'Aperçu',
  subject: 'Objet',
  message: 'Message',
  messageHint: 'Le montant, la date d’échéance et un bouton pour ouvrir la facture sont ajoutés en dessous.',
  copiesHint: ({ max }) => `Jusqu’à ${max} adresses, séparées par des virgules.`,
  copies: 'Cc',
  copyToMe: 'M’envoyer une copie',
  copyToMeHint: 'Votre client ne la voit pas.',
  keepTexts: 'Utiliser cet objet et ce message pour les prochaines factures',
  keepTextsHint: 'Le numéro, le montant, les noms et la date d’échéance sont mis à jour pour chaque facture.',
  previewFailed: 'Impossible de charger l’aperçu',
  previewTitle: 'Aperçu du courriel',
  loadingPreview: 'Chargement de l’aperçu',
};
