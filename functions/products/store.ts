import { type List, listIn } from '#functions/data/list/list.ts';
import { listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Product } from '#shared/product/schema.ts';

/** A product as stored, its price in cents. */
export type ProductFields = Omit<Product, 'id' | 'createdAt' | 'version' | 'price'> & { readonly priceCents: number };

/** The products of one business. */
export type ProductList = List<ProductFields, 'shortDescription'>;

/** Opens the products of a business. */
export function productsIn(table: Table, businessId: string): ProductList {
  return listIn(table, {
    ...listOfBusiness(businessId, 'PRODUCT'),
    sorts: { shortDescription: 'lsi2' },
    recorded: { businessId, kind: 'product', label: ({ shortDescription }) => shortDescription },
  });
}
