import * as z from 'zod';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from './page-limits.ts';

/** The position of a page in its list; `page` counts from 1. */
export const PageMeta = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  totalPages: z.number(),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** The query parameters of every list; `page` counts from 1. */
export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** One page of a list (spec 1 §3). */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: PageMeta });
