import type { Listed } from '#functions/data/list/list-item.ts';
import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { PageMeta } from '#shared/api/page.ts';
import type { ProductListQuery } from '#shared/api/products.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { fromCents, toCents } from '#shared/money.ts';
import type { Product, ProductInput, ProductUpdate } from '#shared/product/schema.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { matchesSearch } from '#shared/search-text.ts';
import { keepPriceOf } from './following-series.ts';
import type { ProductFields, ProductList } from './store.ts';

const DEFAULT_LIMIT = 10;

/** A page of products, by short description from A to Z unless sorted otherwise; a search covers both descriptions. */
export async function listProducts(
  products: ProductList,
  { page = 1, limit = DEFAULT_LIMIT, sortBy: sort = 'shortDescription', sortOrder: order, search }: ProductListQuery,
): Promise<{ products: Product[]; meta: PageMeta }> {
  const found = search ? productSearch(search) : undefined;
  const { items, meta } = await products.page({ page, limit, sort, order, search: found });
  return { products: items.map(toProduct), meta };
}

/** Adds a product, once for a client's id. Throws like `createOnce`. */
export async function createProduct(
  { products, creations }: { products: ProductList; creations: Creations },
  { body, now }: { body: WithClientId<ProductInput>; now: Date },
): Promise<Product> {
  const created = await createOnce<ProductInput, Listed<ProductFields>>(creations, {
    body,
    now,
    find: products.find,
    create: ({ price, ...fields }, also) => products.addWith(also, { ...fields, priceCents: toCents(price) }, now),
  });
  return toProduct(created);
}

/** A product. Throws NOT_FOUND if the business has none with this id. */
export async function readProduct(products: ProductList, id: string): Promise<Product> {
  return toProduct(orNotFound(await products.find(id), 'product'));
}

/**
 * Changes the given fields of a product; existing invoices keep their copy. Throws NOT_FOUND if the business has none
 * with this id, CONFLICT if the given version is outdated.
 */
export async function changeProduct(
  products: ProductList,
  id: string,
  { version, price, ...others }: ProductUpdate,
): Promise<Product> {
  const fields = { ...others, ...(price !== undefined && { priceCents: toCents(price) }) };
  const changed = await products.change(id, fields, version);
  if (changed) return toProduct(changed);
  orNotFound(await products.find(id), 'product');
  throw refusal({ CHANGED_MEANWHILE }, { what: 'product' });
}

/**
 * Deletes a product; invoices keep their copy, and series the price that they followed. Throws NOT_FOUND if the business
 * has none with this id.
 */
export async function removeProduct(
  dependencies: Parameters<typeof keepPriceOf>[0] & { readonly products: ProductList },
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await keepPriceOf(dependencies, { id, now });
  orNotFound(await dependencies.products.remove(id), 'product');
}

function productSearch(text: string): Search<ProductFields> {
  return {
    fields: ['shortDescription', 'detailedDescription'],
    rank: (texts) => (matchesSearch(text, texts.shortDescription, texts.detailedDescription) ? 0 : NO_MATCH),
  };
}

function toProduct({ priceCents, ...product }: Listed<ProductFields>): Product {
  return { ...product, price: fromCents(priceCents) };
}
