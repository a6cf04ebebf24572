import { useQuery } from '@tanstack/react-query';
import { UserPen, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { hasLedger } from '#web/parts/payments/payable.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

const loadAssignDialog = async () => (await import('#web/parts/customers/assign-dialog.tsx')).AssignDialog;

/**
 * The name and address on the invoice. Linked to the customer; if there is none, or they were deleted, one can be
 * assigned. What the editor has locked can be corrected here, unless a bank payment is on its way.
 */
export function BillTo({ invoice }: { invoice: Invoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useMayChange();
  const { billingName: name, billingEmail, customerId = '' } = invoice;
  const { data: customer, isLoading } = useQuery({ ...customerQuery(customerId), enabled: customerId !== '' });
  const close = () => setIsOpen(false);
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="wrap-anywhere">
        {customer ? (
          <Link
            className="-my-1 block rounded-sm py-1 font-medium text-accent hover:underline"
            to={paths.customer(customer.id)}
          >
            {name}
          </Link>
        ) : (
          <span className="block font-medium">{name}</span>
        )}
        <span className="block text-muted">{billingEmail || t.noAddress}</span>
      </p>
      {mayChange && !isLoading && !invoice.pendingDebit && (!customer || hasLedger(invoice)) && (
        <Button className="mt-1 -ml-3" onClick={() => setIsOpen(true)} size="sm" variant="ghost">
          {customer ? <UserPen aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
          {customer ? t.changeCustomer : t.assignToCustomer}
        </Button>
      )}
      <LazyDialog
        load={loadAssignDialog}
        look={isOpen ? { title: customer ? t.changeCustomer : t.assignToCustomer, fields: 1 } : null}
        onClose={close}
      >
        {(AssignDialog) => isOpen && <AssignDialog current={customer} invoice={invoice} onClose={close} />}
      </LazyDialog>
    </div>
  );
}
