import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  business: 'Entreprise',
  companyName: 'Nom de l’entreprise',
  website: 'Site Web',
  websiteExample: 'https://www.example.com',
  email: 'Courriel',
  emailExample: 'bonjour@example.com',
  phone: 'Téléphone',
  phoneExample: '514 555-0100',
  address: 'Adresse',
  city: 'Ville',
  province: 'Province',
  postalCode: 'Code postal',
  postalCodeExample: 'H2Y 1C6',
  country: 'Pays',
  countryExample: 'Canada',
  registration: 'Immatriculation',
  registrationNumber: 'Numéro d’entreprise',
  taxNumber: 'Numéro de taxe',
  taxNumberHint: 'Figure sur les factures si vous n’entrez aucun numéro d’inscription ci-dessus',
  otherProvince: 'Autres provinces',
  accounts: {
    GST: {
      label: 'Numéro de TPS/TVH',
      hint: 'Neuf chiffres, puis RT et quatre chiffres',
      error:
        'Un numéro de TPS/TVH compte neuf chiffres, puis RT et quatre chiffres, comme 12345 6782 RT0001. Vérifiez chaque chiffre.',
    },
    QST: {
      label: 'Numéro de TVQ',
      hint: 'Dix chiffres, puis TQ et quatre chiffres',
      error: 'Un numéro de TVQ compte dix chiffres, puis TQ et quatre chiffres, comme 1234567890 TQ0001.',
    },
    PST_BC: {
      label: 'Numéro de TVP (C.-B.)',
      hint: 'PST et huit chiffres',
      error: 'Un numéro de TVP de la Colombie-Britannique compte huit chiffres, comme PST-1234-5678.',
    },
    PST_SK: {
      label: 'Numéro de TVP (Saskatchewan)',
      hint: 'Sept chiffres',
      error: 'Un numéro de TVP de la Saskatchewan compte sept chiffres, comme 1234567.',
    },
    RST_MB: {
      label: 'Numéro de TVD (Manitoba)',
      hint: 'Sept chiffres',
      error: 'Un numéro de TVD du Manitoba compte sept chiffres, comme 123456-7.',
    },
  },
  nameRequired: 'Le nom de l’entreprise est obligatoire',
  nameTooLong: 'Le nom de l’entreprise doit compter moins de 100 caractères',
  invalidPhone: 'Numéro de téléphone non valide',
  invalidEmail: 'Adresse courriel non valide',
  labelTwice: 'Un autre champ a ce libellé',
  invalidWebsite: 'Adresse de site Web non valide',
  invalidColor: 'Entrez une couleur comme #0b6b58',
  tooLong: '{path}\u00a0: {max} caractères au maximum',
  created: 'Entreprise créée',
  updated: 'Renseignements de l’entreprise mis à jour',
  notSaved: 'Impossible d’enregistrer les renseignements de l’entreprise',
  notRead: 'Impossible de charger les renseignements de l’entreprise',
};
