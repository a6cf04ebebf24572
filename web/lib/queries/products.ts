import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import type { Product, ProductInput, ProductUpdate } from '#shared/product/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { createOrChange } from '#web/lib/api/create-or-change.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { toProductPage } from './product-page.ts';

const KEY = 'products';
/** Page size of pickers. */
const PICKED_PRODUCTS = 25;

/** A page of products, regardless of the response's form. */
export type ProductPage = { products: Product[]; meta: PageMeta };

type ProductListQuery = { page: number; limit: number; search: string };

/** A page of the catalogue by short description (spec 2 §2); the last page stays on screen while the next one loads. */
export const productListQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => readPage(query, signal),
    placeholderData: keepPreviousData,
  });

/** One product, always refetched. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => call('GET /products/{id}', { id, signal }),
    staleTime: 0,
  });

/** The products that match a picker's search, page by page, so that every product can be reached. */
export const productPickerQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'picker', search],
    queryFn: ({ pageParam: page, signal }) => readPage({ page, limit: PICKED_PRODUCTS, search }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

async function readPage(query: ProductListQuery, signal: AbortSignal): Promise<ProductPage> {
  return toProductPage(await call('GET /products', { query: { ...query, sortBy: 'shortDescription' }, signal }));
}

/** Mutations of products. Invalidates lists and pickers, also when one was deleted elsewhere. */
export function useProductMutations() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [KEY] });
  const onError = (error: unknown) => isOutdated(error) && onSuccess();
  return {
    create: useMutation({
      mutationFn: ({ id: clientId, ...content }: ProductInput & { id: string }) =>
        createOrChange<ProductInput, Product>(clientId, content, {
          create: (body) => call('POST /products', { body }),
          change: (id, body) => call('PATCH /products/{id}', { id, body }),
        }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: ProductUpdate & { id: string }) => call('PATCH /products/{id}', { id, body }),
      onSuccess,
      onError,
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /products/{id}', { id })),
      onSuccess,
    }),
  };
}
