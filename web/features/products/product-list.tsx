import type { UseQueryResult } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import type { Product } from '#shared/product/schema.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import type { ProductPage } from '#web/lib/queries/products.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { priceText } from './price.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import { TaxBadges } from './tax-badges.tsx';

type ProductListProps = {
  address: SortedPageAddress<'shortDescription'>;
  show: ShowPage<'shortDescription'>;
  list: UseQueryResult<ProductPage>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of products. */
export function ProductList({ address, show, list, onOpen }: ProductListProps) {
  return (
    <PagedList
      card={(product) => <ProductCard onOpen={onOpen} product={product} />}
      cardSkeleton={<ProductCardSkeleton />}
      columns={[
        ...COLUMNS,
        {
          head: 'Actions',
          cell: (product) => <ProductActions onOpen={onOpen} product={product} />,
          skeleton: 'ml-auto h-4 w-16',
          width: 'w-26 @5xl:w-28',
          align: 'right',
        },
      ]}
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
      entriesOf={({ products }) => products}
      failure={{ title: 'Oops! Something went wrong', text: "We couldn't load your products" }}
      label="Products"
      list={list}
      loading={{ title: 'Loading Products', hint: 'Please wait while we fetch your products...' }}
      onPage={(page, options) => show({ page }, options)}
      pageSize={address.pageSize}
      previousLabel="Previous"
      tableFrom={680}
    />
  );
}

const COLUMNS: readonly Column<Product>[] = [
  {
    head: 'Description',
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
    head: 'Details',
    cell: ({ detailedDescription }) => (
      <p className="line-clamp-2 whitespace-normal wrap-anywhere">{detailedDescription}</p>
    ),
    skeleton: 'h-4 w-full',
    className: 'py-2 text-muted',
  },
  {
    head: 'Price',
    cell: ({ price }) => priceText(price),
    skeleton: 'ml-auto h-4 w-18',
    width: 'w-28 @5xl:w-36',
    align: 'right',
    className: 'whitespace-nowrap font-medium',
  },
  CREATED,
];
