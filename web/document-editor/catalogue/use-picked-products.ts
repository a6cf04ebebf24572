import { useState } from 'react';
import type { Product } from '#shared/product/schema.ts';
import type { PickedProduct } from './product-item.ts';

/** The picked products, in the order picked; they survive a change of the search. */
export function usePickedProducts() {
  const [picked, setPicked] = useState<readonly PickedProduct[]>([]);
  /** Picks a product or unpicks it. */
  const toggle = (product: Product) =>
    setPicked((before) =>
      before.some((each) => each.product.id === product.id)
        ? before.filter((each) => each.product.id !== product.id)
        : [...before, { product, quantity: 1 }],
    );
  const changeQuantity = (id: Product['id'], step: 1 | -1) =>
    setPicked((before) =>
      before.map((each) =>
        each.product.id === id ? { ...each, quantity: Math.max(MIN_QUANTITY, each.quantity + step) } : each,
      ),
    );
  return { picked, toggle, changeQuantity };
}

/** Minimum quantity (spec 1 §9). */
export const MIN_QUANTITY = 1;
