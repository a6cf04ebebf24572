import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type InvoiceCurrency, toCents } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { itemFromProduct } from '#web/document-editor/catalogue/product-item.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { productPickerQuery } from '#web/lib/queries/products.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.tsx';

/** Number offered; the catalogue has the others. */
const SHOWN = 4;

type QuickProductsProps = {
  /** The catalogue's currency. */
  currency: InvoiceCurrency;
  onPick: (item: FormItem) => void;
};

/** The first products of the catalogue, each added with one click; nothing if there are none. */
export function QuickProducts({ currency, onPick }: QuickProductsProps) {
  const parts = useKindParts();
  const { data } = useInfiniteQuery(productPickerQuery(''));
  const products = data?.pages[0]?.products.slice(0, SHOWN) ?? [];
  if (products.length === 0) return null;
  const pick = (product: Product) => {
    const item = itemFromProduct({ product, quantity: 1, pricedIn: currency });
    onPick(parts?.picked?.(item, product) ?? item);
  };
  return (
    <section aria-labelledby="quick-products">
      <h2 className="mb-2 font-medium" id="quick-products">
        {t.addProduct}
      </h2>
      <ul className="grid grid-cols-1 gap-2 @2xl:grid-cols-2">
        {products.map((product) => (
          <li className="grid grid-cols-1" key={product.id}>
            <Button
              className="h-11! min-w-0 justify-start! text-left"
              onClick={() => pick(product)}
              title={product.shortDescription}
              variant="secondary"
            >
              <Plus aria-hidden="true" />
              <span className="sr-only">{t.add}</span>
              <span className="min-w-0 flex-1 truncate">{product.shortDescription}</span>
              <Money cents={toCents(product.price)} className="text-muted" currency={currency} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
