import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { customerState } from './customer-state.ts';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerActionsProps = { customer: Customer; onOpen: (dialog: OpenDialog) => void };

/** What can be done with a customer: change it, write an invoice for it, delete it. */
export function CustomerActions({ customer, onOpen }: CustomerActionsProps) {
  const { name } = customer;
  return (
    <div className="-mr-2 flex justify-end">
      <Button
        aria-label={`Edit ${name}`}
        onClick={() => onOpen({ kind: 'edit', customer })}
        size="icon"
        title="Edit"
        variant="ghost"
      >
        <Pencil aria-hidden="true" className="text-muted" />
      </Button>
      <Link
        aria-label={`Create invoice for ${name}`}
        className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        state={customerState(customer)}
        title="Create invoice"
        to={paths.createInvoice}
      >
        <FilePlus2 aria-hidden="true" className="text-muted" />
      </Link>
      <Button
        aria-label={`Delete ${name}`}
        onClick={() => onOpen({ kind: 'delete', customer })}
        size="icon"
        title="Delete"
        variant="ghost"
      >
        <Trash2 aria-hidden="true" className="text-danger" />
      </Button>
    </div>
  );
}
