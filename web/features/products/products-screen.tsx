import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePageAddress } from '#web/lib/lists/use-page-address.ts';
import { productListQuery } from '#web/lib/queries/products.ts';
import { TaxChangesNotice } from '#web/parts/tax-changes/tax-changes-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListToolbar } from '#web/ui/lists/list-toolbar.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { ProductList } from './product-list.tsx';

const loadProductDialogs = async () => (await import('./product-dialogs.tsx')).ProductDialogs;

const LOOKS = {
  add: { title: 'Add Product', fields: 4 },
  edit: { title: 'Edit Product', fields: 4 },
  delete: { title: 'Are you sure?', fields: 0 },
} as const;

/** The product catalogue (spec 2 §2, "Products screen"), in a fixed order. */
export function ProductsScreen() {
  const { address, show } = usePageAddress(['shortDescription']);
  const { search, page, pageSize } = address;
  const list = useQuery(productListQuery({ search, page, limit: pageSize }));
  const unfiltered = useQuery({
    ...productListQuery({ search: '', page: 1, limit: pageSize }),
    enabled: search !== '',
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const hasFailed = list.isError;
  useEffect(() => {
    if (hasFailed) toast.error('Failed to fetch products');
  }, [hasFailed]);
  return (
    <>
      <ScreenHeader
        actions={
          <Button onClick={() => setDialog({ kind: 'add' })}>
            <Plus aria-hidden="true" />
            Add Product
          </Button>
        }
        description={<ListCount list={list} noun="products" unfiltered={search ? unfiltered : null} />}
        title="Products"
      />
      <TaxChangesNotice screen="products" />
      <Card flush>
        <ListToolbar address={address} noun="Products" show={show} />
        <section aria-label="Product list">
          <ProductList address={address} list={list} onOpen={setDialog} show={show} />
        </section>
      </Card>
      <LazyDialog load={loadProductDialogs} look={dialog && LOOKS[dialog.kind]} onClose={() => setDialog(null)}>
        {(ProductDialogs) => dialog && <ProductDialogs dialog={dialog} onClose={() => setDialog(null)} />}
      </LazyDialog>
    </>
  );
}
