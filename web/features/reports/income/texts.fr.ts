import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  by: 'Revenus par',
  groups: { month: 'Mois', customer: 'Client', product: 'Produit', province: 'Province' },
  billed: 'Facturé avant taxes',
  received: 'Encaissé avec taxes',
  billedShort: 'Facturé',
  receivedShort: 'Encaissé',
  totalIn: ({ currency }) => `Total en ${currency}`,
  currency: 'Devise',
  list: ({ currency }) => `Revenus en ${currency}`,
  chart: ({ first, last, currency }) =>
    `Bandes des montants facturés et encaissés chaque mois, de ${first} à ${last}, en ${currency}. Les chiffres sont ci-dessous.`,
  unnamed: 'Sans nom',
  note: 'Le montant facturé compte à la date de facturation, moins les notes de crédit. Le montant encaissé compte au jour du paiement, et les acomptes et les crédits, le jour où ils sont imputés, moins ce qui a été remboursé ou retourné.',
  unknownPlaceNote: 'Lieu inconnu\u00a0: la facture n’indique ni province ni pays autre que le Canada.',
  productNote: 'Avec la part de rabais et de livraison de chaque ligne, moins les notes de crédit.',
  printed: ({ days }) => `Revenus, ${days}`,
  none: 'Aucun revenu pour ces jours',
  noneHint: 'Les factures que vous émettrez et les paiements que vous recevrez s’afficheront ici.',
  loading: 'Chargement des revenus',
  notLoaded: 'Impossible de charger les revenus',
  fileName: ({ from, to }) => `revenus-${from}-au-${to}.csv`,
};
