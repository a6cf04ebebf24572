import type { Product } from '#shared/product/schema.ts';
import { blankItem, type FormItem } from '#web/features/invoice-editor/model/form.ts';

/** A product of the catalogue that was picked, and how many of it: 1 or more. */
export type PickedProduct = { readonly product: Product; readonly quantity: number };

/** The line that a picked product becomes (spec 1 §3, "Product-to-item conversion"). */
export function itemFromProduct({ product, quantity }: PickedProduct): FormItem {
  const { shortDescription, detailedDescription, price }: Partial<Product> = product;
  return blankItem({
    name: shortDescription?.trim() || 'Product',
    description: detailedDescription ?? '',
    quantity,
    rate: rateOf(price),
  });
}

/** What answered may be older than the contract: no number counts as 0. */
function rateOf(price: unknown): number {
  const rate = Number(price);
  return Number.isFinite(rate) && rate > 0 ? rate : 0;
}
