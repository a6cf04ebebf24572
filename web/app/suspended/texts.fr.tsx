import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Entreprise suspendue',
  yours: 'Votre entreprise est suspendue',
  employers: 'L’entreprise pour laquelle vous travaillez est suspendue',
  means:
    'D’ici à son rétablissement, rien n’est envoyé\u00a0: ni facture, ni rappel, ni relevé de compte. Vos clients ne peuvent ni ouvrir ni payer vos factures en ligne, et vos employés ne peuvent pas se connecter. Les paiements déjà en cours sont tout de même enregistrés.',
  kept: 'Rien n’est supprimé. Vous pouvez exporter toutes vos données ici.',
  employeeText: 'Vous ne pouvez pas y travailler d’ici à son rétablissement. Adressez-vous à son propriétaire.',
  ask: ({ address }) => <>Des questions, ou une erreur? Écrivez à {address}.</>,
  logOut: 'Se déconnecter',
};
