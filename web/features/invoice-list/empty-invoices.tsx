import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';

type EmptyInvoicesProps = {
  /** Whether a search or filter may have excluded all invoices. */
  isFiltered: boolean;
  onClearFilters: () => void;
};

/** The empty state: offers to clear the filters, or to create the first invoice. */
export function EmptyInvoices({ isFiltered, onClearFilters }: EmptyInvoicesProps) {
  if (isFiltered) {
    return (
      <NoMatch
        clearLabel="Clear filters"
        onClear={onClearFilters}
        text="No invoice matches your search and filters."
        title="No invoices found"
      />
    );
  }
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to={paths.createInvoice}>
          Create your first invoice
        </Link>
      }
      icon={FileText}
      text="Write an invoice, send it, and track its payment here."
      title="No invoices found"
    />
  );
}
