import { useCustomerMutations } from '#web/lib/queries/customers.ts';
import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import type { OpenDialog } from './use-customer-dialogs.ts';

/** The open dialog. */
export function CustomerDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remove } = useCustomerMutations();
  if (dialog.kind === 'add') return <CustomerDialog onClose={onClose} />;
  const { customer } = dialog;
  if (dialog.kind === 'edit') return <CustomerDialog customer={customer} onClose={onClose} />;
  return (
    <ActionDialog
      busyLabel="Deleting..."
      confirmLabel="Delete Customer"
      done="Customer deleted successfully"
      failed="Failed to delete customer"
      onClose={onClose}
      run={() => remove.mutateAsync(customer.id)}
      text={`Are you sure you want to delete ${customer.name}? This action cannot be undone. Invoices you have already sent will not change.`}
      title="Delete Customer"
    />
  );
}
