import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  street: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  language: 'Langue des factures',
  languageHint: 'Français au Québec, anglais ailleurs',
  automatic: 'Automatique',
  sendReminders: 'Envoyer des rappels',
  remindersHint: 'Pour les factures impayées, si les rappels sont activés dans les paramètres de paiement.',
  exemptions: 'Exemptions de taxe',
  exemptionsHint: 'Ces taxes ne sont pas facturées. La facture indique pourquoi.',
  addExemption: 'Ajouter une exemption de taxe',
  addAnother: 'Ajouter une autre exemption',
  exemption: ({ number }) => `Exemption de taxe ${number}`,
  removeExemption: ({ number }) => `Retirer l’exemption de taxe ${number}`,
  remove: 'Retirer',
  tax: 'Taxe',
  chooseTax: 'Choisir une taxe',
  reason: 'Motif',
  reasonExample: 'Achats pour la revente',
  number: 'Numéro',
  validUntil: 'Valide jusqu’au',
  noEnd: 'Sans date de fin',
};
