import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  bankTransfer: 'Virement bancaire',
  bankText:
    'Figure sur les factures à payer par virement bancaire. Les factures envoyées gardent les renseignements précédents jusqu’au prochain envoi.',
  yourBankAccount: 'Votre compte bancaire',
  bankName: 'Nom de la banque',
  accountName: 'Titulaire du compte',
  accountNumber: 'Numéro de compte',
  swiftCode: 'Code SWIFT',
  swiftHint: 'Facultatif, pour les paiements de l’étranger.',
  iban: 'IBAN',
  ibanHint: 'Facultatif, pour les paiements d’Europe.',
  eTransfer: 'Virement Interac',
  eTransferText:
    'Figure sur les factures à payer par virement Interac. Les factures envoyées gardent l’adresse précédente jusqu’au prochain envoi.',
  yourETransferAddress: 'Votre adresse pour les virements Interac',
  eTransferEmail: 'Courriel pour les virements Interac',
  eTransferExample: 'paiements@example.com',
  cheque: 'Chèque',
  chequeText:
    'Figure sur les factures à payer par chèque. Les factures envoyées gardent les renseignements précédents jusqu’au prochain envoi.',
  yourChequeDetails: 'Vos renseignements pour les chèques',
  payableTo: 'À l’ordre de',
  payableToHint: 'Le nom à inscrire sur le chèque.',
  mailTo: 'Adresse postale',
  mailToHint: 'Facultatif\u00a0: où envoyer le chèque.',
  currencies: {
    USD: 'dollar américain',
    EUR: 'euro',
    GBP: 'livre sterling',
    CAD: 'dollar canadien',
    AUD: 'dollar australien',
  },
  created: 'Paramètres de paiement créés',
  updated: 'Paramètres de paiement mis à jour',
  notCreated: 'Impossible d’enregistrer les paramètres de paiement',
  notUpdated: 'Impossible de mettre à jour les paramètres de paiement',
  notRead: 'Impossible de charger les paramètres de paiement',
  currencyRequired: 'La devise préférée est obligatoire',
  bankNameRequired: 'Le nom de la banque est obligatoire',
  accountNameRequired: 'Le titulaire du compte est obligatoire',
  accountNumberRequired: 'Le numéro de compte est obligatoire',
  invalidEmail: 'Adresse courriel non valide',
  payeeRequired: 'Le bénéficiaire des chèques est obligatoire',
};
