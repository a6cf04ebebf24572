import type { PageMeta } from '#shared/api/page.ts';
import type { Product } from '#shared/product/schema.ts';
import type { Person } from './given.ts';

type Page = { products: Product[]; meta: PageMeta };

export const list = async (by: Person, query = '') => (await by.call<Page>('GET', `/products?${query}`)).body;
export const titlesOf = (products: Product[]) => products.map(({ shortDescription }) => shortDescription);
