import { openTable } from '#functions/data/table/table.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { serve } from '#functions/http/serve.ts';
import { productRoutes } from '#shared/api/products.ts';
import { followingSeries } from './following-series.ts';
import * as products from './products.ts';
import { productsIn } from './store.ts';

const table = openTable();
const productsOf = (caller: Caller) => productsIn(table, caller.businessId);
const of = (caller: Caller) => ({
  businessId: caller.businessId,
  businesses: businessesIn(table),
  customers: customersIn(table, caller.businessId),
  products: productsOf(caller),
  series: seriesIn(table, caller.businessId),
});

export const handler = serve(productRoutes, membersIn(table), {
  list: ({ caller, query }) => products.listProducts(productsOf(caller), query),
  create: ({ caller, body }) =>
    products.createProduct(
      { products: productsOf(caller), creations: creationsIn(table, caller.businessId, 'PRODUCT') },
      { body, now: new Date() },
    ),
  get: ({ caller, params }) => products.readProduct(productsOf(caller), params.id),
  update: ({ caller, params, body }) => products.changeProduct(productsOf(caller), params.id, body),
  remove: ({ caller, params }) => products.removeProduct(of(caller), { id: params.id, now: new Date() }),
  series: ({ caller, params }) => followingSeries(of(caller), { id: params.id, now: new Date() }),
});
