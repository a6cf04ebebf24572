import * as z from 'zod';
import { CREATION_ID } from '#shared/client-id.ts';
import { Product, ProductInput, ProductUpdate } from '#shared/product/schema.ts';
import { FollowingSeries } from '#shared/series/schema.ts';
import { PageMeta, PageQuery } from './page.ts';
import { routes } from './route.ts';

/** Sort fields of products: text from A to Z, `createdAt` newest first. */
const PRODUCT_SORTS = ['shortDescription', 'createdAt'] as const;

/** A page of products, by short description by default. */
export const ProductListQuery = PageQuery.extend({
  sortBy: z.enum(PRODUCT_SORTS).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

export const productRoutes = routes({
  list: {
    call: 'GET /products',
    access: 'reader',
    summary: 'List products, by short description by default',
    query: ProductListQuery,
    response: z.object({ products: z.array(Product), meta: PageMeta }),
  },
  create: {
    call: 'POST /products',
    access: 'member',
    audit: 'product.create',
    summary: 'Add a product',
    body: ProductInput.extend(CREATION_ID),
    response: Product,
    status: 201,
    errors: ['CONFLICT'],
  },
  get: {
    call: 'GET /products/{id}',
    access: 'reader',
    summary: 'Get a product',
    response: Product,
  },
  update: {
    call: 'PATCH /products/{id}',
    access: 'member',
    audit: 'product.update',
    summary: 'Change a product; existing invoices stay as they are, recurring ones may follow its price',
    body: ProductUpdate,
    response: Product,
  },
  remove: {
    call: 'DELETE /products/{id}',
    access: 'member',
    audit: 'product.delete',
    summary: 'Delete a product; existing invoices stay as they are, recurring ones keep its price',
    response: null,
  },
  series: {
    call: 'GET /products/{id}/series',
    access: 'reader',
    summary: 'List the series of recurring invoices that follow the price of a product, by customer',
    response: FollowingSeries,
  },
});
