/** Sort fields of products: text from A to Z, `createdAt` newest first. */
export const PRODUCT_SORTS = ['shortDescription', 'createdAt'] as const;
