import { idOf, type Key, listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import type { Product } from '#shared/product/schema.ts';

/** The fields of a product that its taxes depend on. */
export type TaxedProduct = Pick<Product, 'id' | 'shortDescription' | 'taxTreatment' | 'supplyCategory'>;

/** Reads the records of a business that a change of taxes can affect. */
export type TaxEffectsStore = ReturnType<typeof taxEffectsIn>;

/** Opens the records of a business that a change of taxes can affect. */
export function taxEffectsIn(table: Table, businessId: string) {
  return {
    /** The invoices of list rows, in the same order; omits those deleted since. */
    readInvoices: customerInvoicesIn(table, businessId).readAll,
    /** All products. */
    async listProducts(): Promise<TaxedProduct[]> {
      const items = await table.query<Key & TaxedProduct>({
        ...startingWith(listItemKey(listOfBusiness(businessId, 'PRODUCT'))),
        ProjectionExpression: 'pk, sk, shortDescription, taxTreatment, supplyCategory',
      });
      return items.map((item) => ({ ...item, id: idOf(item) }));
    },
  };
}
