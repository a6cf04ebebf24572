import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  offline: 'Vous êtes hors ligne',
  readOnly: 'Voici ce que l’application a lu en dernier. Rien ne peut être modifié sans connexion.',
  nothingKept:
    'Une fois que vous vous serez connecté ici avec une connexion, vos factures et vos rendez-vous resteront lisibles sans elle.',
  tryAgain: 'Réessayer',
  today: ({ day }) => `Aujourd’hui, ${day}`,
  asOf: ({ moment }) => `En date du ${moment}`,
  noneToday: 'Aucun rendez-vous aujourd’hui.',
  tooOld: 'Les rendez-vous d’aujourd’hui ne sont pas sur cet appareil.',
  comingUp: 'À venir',
  statuses: { confirmed: 'Confirmé', pending: 'En attente', cancelled: 'Annulé' },
  invoices: 'Factures',
  shownOf: ({ shown, total }) => `${shown} sur ${total}`,
  noInvoices: 'Aucune facture pour l’instant.',
  due: ({ day }) => `Échéance\u00a0: ${day}`,
};
