import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PageMeta } from '#shared/api/page.ts';
import { counted } from '#web/lib/lists/counted.ts';
import { Button } from '#web/ui/button.tsx';

type PaginationProps = {
  meta: PageMeta;
  /** The counted noun, in the plural: "invoices". */
  noun: string;
  previousLabel?: string;
  onPage: (page: number) => void;
};

/** The foot of a paged list: "Showing 11 to 20 of 42 invoices", Prev and Next, "Page 2 of 5". */
export function Pagination({ meta, noun, previousLabel = 'Prev', onPage }: PaginationProps) {
  const { page, limit, total } = meta;
  const pages = Math.max(meta.totalPages, 1);
  const first = total === 0 ? 0 : (page - 1) * limit + 1;
  return (
    <nav
      aria-label={`Pages of ${noun}`}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3 text-sm tabular-nums sm:px-6"
    >
      <p aria-live="polite" className="text-muted">
        Showing {first} to {Math.min(page * limit, total)} of {counted(total, noun)}
      </p>
      <div className="flex items-center justify-between gap-2 max-sm:w-full max-sm:[&_svg]:hidden">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)} size="sm" variant="secondary">
          <ChevronLeft aria-hidden="true" />
          {previousLabel}
        </Button>
        <span className="whitespace-nowrap px-1 text-muted">
          Page {page} of {pages}
        </span>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)} size="sm" variant="secondary">
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
