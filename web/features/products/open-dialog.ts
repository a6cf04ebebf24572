import type { Product } from '#shared/product/schema.ts';

/** The dialog that is open on the screen, and about what. */
export type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly product: Product };
