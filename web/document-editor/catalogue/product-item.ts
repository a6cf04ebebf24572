import type { InvoiceCurrency } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { blankItem, type FormItem } from '#web/document-editor/model/form.ts';
import { t } from '#web/document-editor/model/texts.en.ts';

/** A product picked from the catalogue, with its quantity of at least 1. */
export type PickedProduct = { readonly product: Product; readonly quantity: number };

type PricedProduct = PickedProduct & {
  /** The catalogue's currency. */
  readonly pricedIn: InvoiceCurrency;
};

/** Converts a picked product to an invoice line (spec 1 §3, "Product-to-item conversion"). */
export function itemFromProduct({ product, quantity, pricedIn }: PricedProduct): FormItem {
  const { shortDescription, detailedDescription, price, unit, taxTreatment, supplyCategory }: Partial<Product> =
    product;
  return blankItem({
    name: shortDescription?.trim() || t.product,
    description: detailedDescription ?? '',
    quantity,
    unit: unit ?? '',
    rate: rateOf(price),
    pricedIn,
    taxTreatment,
    supplyCategory,
  });
}

/** The stored price may predate the contract; anything but a number counts as 0. */
function rateOf(price: unknown): number {
  const rate = Number(price);
  return Number.isFinite(rate) && rate > 0 ? rate : 0;
}
