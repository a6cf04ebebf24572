import type { UseQueryResult } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import type { ProductPage as Page } from '#web/lib/queries/products.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { ProductCards } from './product-cards.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductTable } from './product-table.tsx';

type ProductPageProps = {
  address: SortedPageAddress<'shortDescription'>;
  show: ShowPage<'shortDescription'>;
  list: UseQueryResult<Page>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of products in whatever state it is. */
export function ProductPage({ address, show, list, onOpen }: ProductPageProps) {
  return (
    <PagedList
      empty={
        address.search ? (
          <NoMatch
            onClear={() => show({ search: '' })}
            text="No product matches your search."
            title="No products found"
          />
        ) : (
          <EmptyState
            action={<Button onClick={() => onOpen({ kind: 'add' })}>Add Product</Button>}
            icon={Package}
            text="Add your first product by clicking the Add Product button above."
            title="No products found"
          />
        )
      }
      failure={{ title: 'Oops! Something went wrong', text: "We couldn't load your products" }}
      list={list}
      noun="products"
      onPage={(page, options) => show({ page }, options)}
      previousLabel="Previous"
      skeleton={(isWide) => <ProductSkeleton isWide={isWide} rows={address.pageSize} />}
      tableFrom={680}
    >
      {({ products }, isWide) =>
        isWide ? (
          <ProductTable onOpen={onOpen} products={products} />
        ) : (
          <ProductCards onOpen={onOpen} products={products} />
        )
      }
    </PagedList>
  );
}
