import type { Product } from '#shared/product/schema.ts';
import type { SeriesInput } from '#shared/series/schema.ts';
import { type FormItem, type InvoiceForm, isForeignPrice } from '#web/document-editor/model/form.ts';
import { toItem } from '#web/document-editor/model/payload.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';

type Price = Pick<FormItem, 'rate' | 'productPrice'>;

/** A line that was chosen from a product, which may follow its price. */
export function pickedLine(item: FormItem, { id }: Pick<Product, 'id'>): FormItem {
  return { ...item, productId: id, productPrice: numberOf(item.rate) };
}

/** What makes a line follow the price of a product that it was not chosen from. */
export function followingOf({ id, price }: Pick<Product, 'id' | 'price'>): Partial<FormItem> {
  return { productId: id, productPrice: undefined, rate: price };
}

/** Whether the rate of a line is the price of its product. */
export function isFollowing({ productId, productPrice }: FormItem): boolean {
  return productId !== undefined && productPrice === undefined;
}

/** What makes a line follow the price of its product, or keep its rate. */
export function following(item: FormItem, isOn: boolean): Partial<Price> {
  return isOn ? { rate: item.productPrice ?? item.rate, productPrice: undefined } : withOwnRate(item);
}

/**
 * The lines after a change: one whose rate was typed follows nothing any more, and products, which have their prices in
 * one currency, are forgotten in any other. Returns the same form if that holds.
 */
export function settledLines(form: InvoiceForm, before: Pick<InvoiceForm, 'items' | 'currency'>): InvoiceForm {
  if (form.items === before.items && form.currency === before.currency) return form;
  const known = new Map(before.items.map((item) => [item.key, item]));
  const items = form.items.map((item) => {
    if (item.productId === undefined) return item;
    const was = known.get(item.key);
    const isConverted = was?.productId !== undefined && form.currency !== before.currency;
    if (isConverted || isForeignPrice(item, form.currency)) return withoutProduct(item);
    const isTyped = was && isFollowing(was) && isFollowing(item) && was.rate !== item.rate;
    return isTyped ? { ...item, ...withOwnRate(was) } : item;
  });
  return items.every((item, index) => item === form.items[index]) ? form : { ...form, items };
}

/** A line in the contract's terms. */
export function toLine(item: FormItem): SeriesInput['items'][number] {
  return { ...toItem(item), ...(item.productId && isFollowing(item) && { productId: item.productId }) };
}

function withOwnRate({ rate }: FormItem): Pick<FormItem, 'productPrice'> {
  return { productPrice: numberOf(rate) };
}

function withoutProduct({ productId: _product, productPrice: _price, ...item }: FormItem): FormItem {
  return item;
}
