import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

type Counted = { count: number };
type SomeOf = { count: number; total: number };

const counted =
  (one: string, many: string) =>
  ({ count }: Counted) =>
    `${count} ${count < 2 ? one : many}`;
const applies =
  (one: string, some: string) =>
  ({ count, total }: SomeOf) =>
    total < 2 ? `${one}.` : `${some}\u00a0: ${count} sur ${total}.`;

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  withSelected: 'Factures sélectionnées',
  invoices: 'Factures',
  selected: counted('sélectionnée', 'sélectionnées'),
  someOf: ({ count, total }) => `${count} sur ${total}`,
  clear: 'Effacer la sélection',
  export: 'Exporter',
  labels: {
    send: 'Envoyer',
    remind: 'Envoyer un rappel',
    record: 'Inscrire un paiement',
    delete: 'Supprimer les brouillons',
  },
  sendInvoices: 'Envoyer les factures',
  sendReminders: 'Envoyer les rappels',
  recordPayments: 'Inscrire les paiements',
  deleteDrafts: 'Supprimer les brouillons',
  applies: {
    send: applies('La facture sélectionnée peut être envoyée', 'Factures sélectionnées qui peuvent être envoyées'),
    remind: applies(
      'La facture sélectionnée peut faire l’objet d’un rappel',
      'Factures sélectionnées qui peuvent faire l’objet d’un rappel',
    ),
    record: applies(
      'La facture sélectionnée peut être inscrite comme payée en entier',
      'Factures sélectionnées qui peuvent être inscrites comme payées en entier',
    ),
    delete: applies(
      'La facture sélectionnée peut être supprimée, ce qui est irréversible',
      'Factures sélectionnées qui peuvent être supprimées, ce qui est irréversible',
    ),
  },
  confirm: {
    send: ({ count }) => (count < 2 ? `Envoyer ${count} facture` : `Envoyer ${count} factures`),
    remind: ({ count }) => (count < 2 ? `Envoyer ${count} rappel` : `Envoyer ${count} rappels`),
    record: ({ count }) => (count < 2 ? `Inscrire ${count} paiement` : `Inscrire ${count} paiements`),
    delete: ({ count }) => (count < 2 ? `Supprimer ${count} brouillon` : `Supprimer ${count} brouillons`),
  },
  busy: { send: 'Envoi…', remind: 'Envoi…', record: 'Inscription…', delete: 'Suppression…' },
  done: {
    send: counted('facture envoyée', 'factures envoyées'),
    remind: counted('rappel envoyé', 'rappels envoyés'),
    record: counted('paiement inscrit', 'paiements inscrits'),
    delete: counted('brouillon supprimé', 'brouillons supprimés'),
  },
  progress: ({ done, count }) => `${done} sur ${count}`,
  rowDone: 'Terminé',
  held: 'Il manque quelque chose dont votre client a besoin. Ouvrez la facture pour la vérifier et l’envoyer.',
  thenSend: 'Vous pourrez ensuite envoyer ces courriels.',
  method: 'Mode de paiement',
  date: 'Date de réception',
  sendReceipts: 'Envoyer un reçu par courriel à chaque client',
  cancel: 'Annuler',
  close: 'Fermer',
  stop: 'Arrêter',
  retry: ({ count }) => `Réessayer (${count})`,
};
