import type { KindWords } from '#web/document-editor/kind-words.ts';

/** The texts of this part in English. */
export const t = {
  pricesAdded: ({ noun }: KindWords) => `Prices are added as rates. You can change them on the ${noun}.`,
  tooMany: ({ limit, room }: { limit: string; room: number }) => `${limit}. You can add ${room} more.`,
  selected: ({ count }: { count: number }) => `${count} selected`,
  adding: 'Adding...',
  add: ({ count }: { count: number }) => `Add ${count} ${count === 1 ? 'Product' : 'Products'}`,
  products: 'Products',
  search: 'Search products...',
  loadingMore: 'Loading...',
  showMore: 'Show more',
  noMatch: 'No products found matching your search',
  goToProducts: 'Go to Products Page',
  noneHint: 'Add what you sell often to the catalogue: enter it once and pick it here.',
  none: 'No products found',
  loadFailed: 'Failed to load products. Please try again.',
  tryAgain: 'Try Again',
  loading: 'Loading products',
  quantityOf: ({ product }: { product: string }) => `Quantity of ${product}`,
  oneLess: ({ product }: { product: string }) => `One less of ${product}`,
  oneMore: ({ product }: { product: string }) => `One more of ${product}`,
};
