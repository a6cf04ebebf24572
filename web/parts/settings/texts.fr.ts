import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  yourBusiness: 'Votre entreprise',
  yourName: 'Nom de votre entreprise',
  yourAddress: 'Adresse de votre entreprise',
  yourEmail: 'Courriel de votre entreprise',
  yourProvince: 'Votre province',
  yourTaxNumbers: 'Vos numéros de taxe',
  companyChanged: 'Votre entreprise a été modifiée',
  registered:
    'Votre entreprise est inscrite à la TPS/TVH ou à une taxe de vente provinciale? Avec vos numéros, les bonnes taxes s’ajoutent à vos factures. Sinon, laissez ces champs vides.',
  emailHint: 'Figure sur vos factures. Vos clients répondent à cette adresse.',
  allPaymentSettings: 'Tous les paramètres de paiement',
  newTab: '(s’ouvre dans un nouvel onglet)',
  paymentSettingsChanged: 'Les paramètres de paiement ont été modifiés',
  description: 'Ces renseignements sont conservés dans vos paramètres et figurent sur vos factures.',
  save: 'Enregistrer',
  notLoaded: 'Impossible de charger vos paramètres',
};
