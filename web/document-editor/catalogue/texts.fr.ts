import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  pricesAdded: ({ this: one }) => `Les prix du catalogue sont repris. Vous pouvez les modifier dans ${one}.`,
  tooMany: ({ limit, room }) => `${limit}. Vous pouvez encore en ajouter ${room}.`,
  selected: ({ count }) => (count < 2 ? `${count} sélectionné` : `${count} sélectionnés`),
  adding: 'Ajout…',
  add: ({ count }) => (count < 2 ? `Ajouter ${count} produit` : `Ajouter ${count} produits`),
  products: 'Produits',
  search: 'Rechercher un produit…',
  loadingMore: 'Chargement…',
  showMore: 'Afficher la suite',
  noMatch: 'Aucun produit ne correspond à votre recherche',
  goToProducts: 'Aller aux produits',
  noneHint: 'Ajoutez au catalogue ce que vous vendez souvent\u00a0: vous l’entrez une fois et le choisissez ici.',
  none: 'Aucun produit',
  loadFailed: 'Impossible de charger les produits. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  loading: 'Chargement des produits',
  quantityOf: ({ product }) => `Quantité\u00a0: ${product}`,
  oneLess: ({ product }) => `Un de moins\u00a0: ${product}`,
  oneMore: ({ product }) => `Un de plus\u00a0: ${product}`,
};
