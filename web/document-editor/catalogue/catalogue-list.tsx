import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Currency } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { productPickerQuery } from '#web/lib/queries/products.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { CatalogueProduct } from './catalogue-product.tsx';
import type { PickedProduct } from './product-item.ts';
import { t } from './texts.en.ts';

type CatalogueListProps = {
  search: string;
  onSearch: (search: string) => void;
  picked: readonly PickedProduct[];
  currency: Currency;
  onToggle: (product: Product) => void;
  onQuantity: (id: Product['id'], step: 1 | -1) => void;
};

/** The products that match the search, or its loading, empty or error state. Its height is fixed, so nothing shifts. */
export function CatalogueList(props: CatalogueListProps) {
  const { search, onSearch, picked } = props;
  const list = useInfiniteQuery(productPickerQuery(search));
  const products = uniqueById(list.data?.pages.flatMap((page) => page.products) ?? []);
  return (
    <div
      aria-busy={list.isFetching}
      className={clsx('-mx-2 mt-4 h-[min(26rem,45dvh)] overflow-y-auto px-2', list.isPlaceholderData && 'opacity-60')}
    >
      {list.isPending && <Loading />}
      <ul aria-label={t.products} className="grid gap-2 empty:hidden">
        {products.map((product) => (
          <CatalogueProduct
            {...props}
            key={product.id}
            product={product}
            quantity={picked.find((each) => each.product.id === product.id)?.quantity}
          />
        ))}
      </ul>
      <div aria-live="polite">
        {list.isSuccess && !list.isPlaceholderData && products.length === 0 && (
          <Nothing isSearched={search !== ''} onClear={() => onSearch('')} />
        )}
      </div>
      {list.isError && <Failure onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())} />}
      {list.hasNextPage && !list.isError && (
        <Button
          busyLabel={t.loadingMore}
          className="mt-3 w-full"
          onClick={() => list.fetchNextPage()}
          variant="secondary"
        >
          {t.showMore}
        </Button>
      )}
    </div>
  );
}

/** If a product is added meanwhile, others move to the next page and would appear twice. */
function uniqueById(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

function Nothing({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  if (isSearched) return <NoMatch onClear={onClear} title={t.noMatch} />;
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to={paths.products}>
          {t.goToProducts}
        </Link>
      }
      icon={Package}
      text={t.noneHint}
      title={t.none}
    />
  );
}

function Failure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Notice className="mt-3" tone="danger">
      <p>{t.loadFailed}</p>
      <Button className="mt-2.5" onClick={onRetry} size="sm" variant="secondary">
        {t.tryAgain}
      </Button>
    </Notice>
  );
}

function Loading() {
  return (
    <LoadingRegion title={t.loading}>
      <div className="grid gap-2">
        {SKELETONS.map((row) => (
          <Skeleton className="h-18" key={row} />
        ))}
      </div>
    </LoadingRegion>
  );
}

const SKELETONS = [1, 2, 3, 4, 5];
