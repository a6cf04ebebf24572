import { clsx } from 'clsx';
import { Check, Minus, Plus } from 'lucide-react';
import { type Currency, toCents } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';
import { MIN_QUANTITY } from './use-picked-products.ts';

type CatalogueProductProps = {
  product: Product;
  /** The picked quantity; undefined if not picked. */
  quantity: number | undefined;
  currency: Currency;
  onToggle: (product: Product) => void;
  onQuantity: (id: Product['id'], step: 1 | -1) => void;
};

/** A product of the catalogue; a click picks it and then shows its quantity. */
export function CatalogueProduct({ product, quantity, currency, onToggle, onQuantity }: CatalogueProductProps) {
  const isPicked = quantity !== undefined;
  return (
    <li
      className={clsx(
        'relative rounded-md border transition-colors',
        isPicked ? 'border-accent bg-accent-soft' : 'border-line hover:bg-subtle',
      )}
    >
      <button
        aria-pressed={isPicked}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-md px-3.5 py-3 text-left focus-visible:-outline-offset-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        onClick={() => onToggle(product)}
        type="button"
      >
        <span
          aria-hidden="true"
          className={clsx(
            'mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full border',
            isPicked ? 'border-accent bg-accent text-on-accent' : 'border-control bg-surface',
          )}
        >
          {isPicked && <Check className="size-3.5" strokeWidth={3} />}
        </span>
        <span>
          <span className="block font-medium [overflow-wrap:anywhere]">{product.shortDescription}</span>
          <span className="line-clamp-2 text-muted [overflow-wrap:anywhere]">{product.detailedDescription}</span>
        </span>
        <span className="max-sm:col-start-2 max-sm:mt-0.5 sm:text-right">
          <Money cents={toCents(product.price)} className="font-medium" currency={currency} />
          {product.unit && (
            <span className="text-muted">
              {' / '}
              <bdi>{product.unit}</bdi>
            </span>
          )}
        </span>
      </button>
      {isPicked && <Quantity {...{ product, quantity, onQuantity }} />}
    </li>
  );
}

type QuantityProps = Pick<CatalogueProductProps, 'product' | 'onQuantity'> & { quantity: number };

function Quantity({ product: { id, shortDescription }, quantity, onQuantity }: QuantityProps) {
  return (
    <fieldset className="flex items-center justify-end gap-1 px-2.5 pb-2.5">
      <legend className="sr-only">{t.quantityOf({ product: shortDescription })}</legend>
      <Button
        // Not `disabled`, which would drop the focus.
        aria-disabled={quantity <= MIN_QUANTITY}
        aria-label={t.oneLess({ product: shortDescription })}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        onClick={() => onQuantity(id, -1)}
        size="icon"
        variant="secondary"
      >
        <Minus aria-hidden="true" />
      </Button>
      <output className="w-12 text-center font-semibold tabular-nums">{quantity}</output>
      <Button
        aria-label={t.oneMore({ product: shortDescription })}
        onClick={() => onQuantity(id, 1)}
        size="icon"
        variant="secondary"
      >
        <Plus aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
