import type { Product } from '#shared/product/schema.ts';

/** The open dialog and its product. */
export type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly product: Product };
