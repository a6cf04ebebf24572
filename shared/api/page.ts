import * as z from 'zod';

/** Where a page stands in its list; `page` counts from 1. */
export const PageMeta = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  totalPages: z.number(),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** One page of a list (spec 1 §3). */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: PageMeta });

/** The meta of a page of a list with this many entries. */
export function pageMeta(total: number, page: number, limit: number): PageMeta {
  return { total, page, limit, totalPages: Math.ceil(total / limit) };
}
