import { enCa } from '#shared/locale/en-ca.ts';
import { toCents } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CardFoot } from '#web/ui/lists/record-card.tsx';
import { type OpenDialog, ProductActions } from './product-actions.tsx';
import { TaxBadges } from './tax-badges.tsx';

type ProductCardProps = { product: Product; onOpen: (dialog: OpenDialog) => void };

/** A product in a narrow list. */
export function ProductCard({ product, onOpen }: ProductCardProps) {
  return (
    <div className="pt-4 pb-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere">{product.shortDescription}</p>
        <p className="shrink-0 font-semibold text-base tabular-nums">{priceText(product.price)}</p>
      </div>
      <p className="mt-1 line-clamp-2 break-words text-muted text-sm">{product.detailedDescription}</p>
      <TaxBadges className="mt-2" product={product} />
      <CardFoot createdAt={product.createdAt}>
        <ProductActions onOpen={onOpen} product={product} />
      </CardFoot>
    </div>
  );
}

/** A price with a dollar sign and two decimals (spec 2 §9), such as "$1,200.00". */
export function priceText(price: number): string {
  return `$${enCa.amount(toCents(price))}`;
}

/** A loading ProductCard. */
export function ProductCardSkeleton() {
  return (
    <div className="h-33 pt-5">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-3.5 w-full" />
      <Skeleton className="mt-2 h-3.5 w-2/3" />
    </div>
  );
}
