import type { Customer } from '#shared/customer/schema.ts';
import { useCustomerMutations } from '#web/lib/queries/customers.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type DeleteCustomerDialogProps = { customer: Customer; onClose: () => void };

/** Confirms deleting a customer. Stays open if the server refuses. */
export function DeleteCustomerDialog({ customer, onClose }: DeleteCustomerDialogProps) {
  const { remove } = useCustomerMutations();
  const onConfirm = async () => {
    try {
      await remove.mutateAsync(customer.id);
    } catch (error) {
      return showFailure(error, 'Failed to delete customer');
    }
    onClose();
    toast.success('Customer deleted successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Deleting..."
      confirmLabel="Delete Customer"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
      text={`Are you sure you want to delete ${customer.name}? This action cannot be undone. Invoices you have already sent will not change.`}
      title="Delete Customer"
    />
  );
}
