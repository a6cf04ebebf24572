import { Package } from 'lucide-react';
import { useState } from 'react';
import { toCents } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { productListQuery } from '#web/lib/queries/products.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { TaxChangesNotice } from '#web/parts/tax-changes/tax-changes-notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { CardFoot, CreatedOn } from '#web/ui/lists/record-card.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { type OpenDialog, ProductActions } from './product-actions.tsx';
import { TaxBadges } from './tax-badges.tsx';
import { t } from './texts.en.ts';

const loadProductDialogs = async () => (await import('./product-dialogs.tsx')).ProductDialogs;

const LOOKS = {
  add: { title: t.add, fields: 4 },
  edit: { title: t.editProduct, fields: 4 },
  delete: { title: t.areYouSure, fields: 0 },
} as const;

/** The product catalogue (spec 2 §2, "Products screen"), in a fixed order. */
export default function ProductsScreen() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const mayChange = useMayChange();
  return (
    <ListScreen
      actions={
        mayChange && {
          cell: (product) => <ProductActions onOpen={setDialog} product={product} />,
          skeleton: 'ml-auto h-4 w-16',
          width: 'w-26 @5xl:w-28',
        }
      }
      add={mayChange && { label: t.add, onAdd: () => setDialog({ kind: 'add' }) }}
      card={(product) => <ProductCard onOpen={setDialog} product={product} />}
      cardSkeleton={<ProductCardSkeleton />}
      columns={COLUMNS}
      empty={{
        icon: Package,
        title: t.none,
        text: t.noneHint,
        action: t.add,
      }}
      entriesOf={({ products }) => products}
      failure={{
        title: t.failed,
        text: t.failedHint,
        toast: t.notRead,
      }}
      label={t.products}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noMatch={{ title: t.noMatch, text: t.noMatchHint }}
      noun={t.noun}
      notice={<TaxChangesNotice screen="products" />}
      query={productListQuery}
      region={t.productList}
      sorts={['shortDescription']}
    >
      {() => (
        <LazyDialog load={loadProductDialogs} look={dialog && LOOKS[dialog.kind]} onClose={() => setDialog(null)}>
          {(ProductDialogs) => dialog && <ProductDialogs dialog={dialog} onClose={() => setDialog(null)} />}
        </LazyDialog>
      )}
    </ListScreen>
  );
}

const COLUMNS: readonly Column<Product>[] = [
  {
    head: t.description,
    cell: (product) => (
      <>
        <p className="truncate">{product.shortDescription}</p>
        <TaxBadges className="mt-1" product={product} />
      </>
    ),
    skeleton: 'h-4 w-32',
    className: 'py-2 font-medium',
    fullText: ({ shortDescription }) => shortDescription,
  },
  {
    head: t.details,
    cell: ({ detailedDescription }) => (
      <p className="line-clamp-2 whitespace-normal wrap-anywhere">{detailedDescription}</p>
    ),
    skeleton: 'h-4 w-full',
    className: 'py-2 text-muted',
  },
  {
    head: t.price,
    cell: ({ price }) => priceText(price),
    skeleton: 'ml-auto h-4 w-18',
    width: 'w-28 @5xl:w-36',
    align: 'right',
    className: 'whitespace-nowrap font-medium',
  },
  CREATED,
];

/** A product in a narrow list. */
function ProductCard({ product, onOpen }: { product: Product; onOpen: (dialog: OpenDialog) => void }) {
  return (
    <div className="pt-4 pb-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere">{product.shortDescription}</p>
        <p className="shrink-0 font-semibold text-base tabular-nums">{priceText(product.price)}</p>
      </div>
      <p className="mt-1 line-clamp-2 break-words text-muted text-sm">{product.detailedDescription}</p>
      <TaxBadges className="mt-2" product={product} />
      <CardFoot fact={<CreatedOn at={product.createdAt} />}>
        {useMayChange() && <ProductActions onOpen={onOpen} product={product} />}
      </CardFoot>
    </div>
  );
}

/** A price with a dollar sign and two decimals (spec 2 §9), such as "$1,200.00". */
function priceText(price: number): string {
  return t.priceOf({ amount: dictionary.amount(toCents(price)) });
}

/** A loading ProductCard. */
function ProductCardSkeleton() {
  return (
    <div className="h-33 pt-5">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-3.5 w-full" />
      <Skeleton className="mt-2 h-3.5 w-2/3" />
    </div>
  );
}
