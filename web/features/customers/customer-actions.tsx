import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import type { OpenDialog } from './use-customer-dialogs.ts';

/** Actions on a customer: edit, create an invoice, delete. */
export function CustomerActions({ customer, onOpen }: { customer: Customer; onOpen: (dialog: OpenDialog) => void }) {
  const { name } = customer;
  return (
    <div className="-mr-2 flex justify-end">
      <RowAction
        aria-label={`Edit ${name}`}
        icon={Pencil}
        onClick={() => onOpen({ kind: 'edit', customer })}
        title="Edit"
      />
      <Link
        aria-label={`Create invoice for ${name}`}
        className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        state={{ customer: billToCustomer(customer) }}
        title="Create invoice"
        to={paths.invoiceCustomer(customer.id)}
      >
        <FilePlus2 aria-hidden="true" className="text-muted" />
      </Link>
      <RowAction
        aria-label={`Delete ${name}`}
        icon={Trash2}
        onClick={() => onOpen({ kind: 'delete', customer })}
        title="Delete"
        tone="danger"
      />
    </div>
  );
}
