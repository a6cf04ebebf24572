import type { Product } from '#shared/product/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import type { OpenDialog } from './open-dialog.ts';
import { priceText } from './price.ts';
import { ProductActions } from './product-actions.tsx';

type ProductCardsProps = { products: readonly Product[]; onOpen: (dialog: OpenDialog) => void };

/** A page of products as cards, for narrow screens. */
export function ProductCards({ products, onOpen }: ProductCardsProps) {
  return (
    <ul aria-label="Products" className="divide-y divide-line">
      {products.map((product) => (
        <li className="px-5 pt-4 pb-2 sm:px-6" key={product.id}>
          <div className="flex items-baseline justify-between gap-4">
            <p className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere">{product.shortDescription}</p>
            <p className="shrink-0 font-semibold text-base tabular-nums">{priceText(product.price)}</p>
          </div>
          <p className="mt-1 line-clamp-2 break-words text-muted text-sm">{product.detailedDescription}</p>
          <div className="mt-1 flex items-center justify-between gap-3">
            <p className="text-muted text-xs tabular-nums">Created {dayText(product.createdAt)}</p>
            <ProductActions onOpen={onOpen} product={product} />
          </div>
        </li>
      ))}
    </ul>
  );
}
