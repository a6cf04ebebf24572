import type { PageMeta } from './page.ts';

/** Metadata for a page of a list with this many entries. Apart from the schemas: screens use it without zod. */
export function pageMeta(total: number, page: number, limit: number): PageMeta {
  return { total, page, limit, totalPages: Math.ceil(total / limit) };
}
