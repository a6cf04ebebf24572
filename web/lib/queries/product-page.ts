import type { PageMeta } from '#shared/api/page.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { Product } from '#shared/product/schema.ts';

/** Page size assumed for a bare list of products (spec 2 §3). */
const BARE_LIMIT = 10;

type Answer =
  | readonly Product[]
  | { products: Product[]; meta: Omit<PageMeta, 'totalPages'> & { totalPages?: number } };

/** A page of products from either response of the contract: with metadata, or a bare list that counts as one page. */
export function toProductPage(answer: Answer): { products: Product[]; meta: PageMeta } {
  if (isBare(answer))
    return { products: [...answer], meta: { ...pageMeta(answer.length, 1, BARE_LIMIT), totalPages: 1 } };
  const { total, page, limit } = answer.meta;
  return { products: answer.products, meta: pageMeta(total, page, limit) };
}

function isBare(answer: Answer): answer is readonly Product[] {
  return Array.isArray(answer);
}
