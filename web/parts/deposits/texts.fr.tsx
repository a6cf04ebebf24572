import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Demander un acompte',
  noTax: 'Aucune taxe n’est perçue sur un acompte. Elle l’est sur la facture à laquelle il est imputé.',
  create: 'Créer la demande',
  creating: 'Création…',
  notCreated: 'Impossible de créer la demande d’acompte',
  loading: 'Chargement',
  notLoaded: 'Impossible de charger la facture',
  amount: 'Montant',
  share: 'Part du total',
  ofTotal: ({ total }) => `De ${total}, taxes comprises`,
  whatFor: 'Objet',
  whatForHint: 'Facultatif. Votre client le voit.',
  due: 'Date d’échéance',
  aboveZero: 'Entrez un montant supérieur à zéro',
  atMostTotal: 'Au plus {max}, le total de la facture',
  needsCustomer: 'Un acompte appartient à un client. Attribuez d’abord cette facture à un client.',
  assignToCustomer: 'Attribuer à un client',
  cancel: 'Annuler',

  held: ({ number, amount }) => (
    <>
      Il reste {amount} de l’acompte {number}.
    </>
  ),
  use: 'Utiliser l’acompte',
  useNamed: ({ number, amount }) => `Utiliser l’acompte ${number} (${amount})`,
  using: 'Utilisation…',
  used: ({ amount, number }) => `${amount} de l’acompte ${number} utilisés`,
  notUsed: 'Impossible d’utiliser l’acompte',
};
