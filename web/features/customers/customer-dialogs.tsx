import { useCustomerMutations } from '#web/lib/queries/customers.ts';
import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { t } from './texts.en.ts';
import type { OpenDialog } from './use-customer-dialogs.ts';

/** The open dialog. */
export function CustomerDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remove } = useCustomerMutations();
  if (dialog.kind === 'add') return <CustomerDialog onClose={onClose} />;
  const { customer } = dialog;
  if (dialog.kind === 'edit') return <CustomerDialog customer={customer} onClose={onClose} />;
  return (
    <ActionDialog
      busyLabel={t.deleting}
      confirmLabel={t.deleteCustomer}
      done={t.deleted}
      failed={t.notDeleted}
      onClose={onClose}
      run={() => remove.mutateAsync(customer.id)}
      text={t.confirmDelete(customer)}
      title={t.deleteCustomer}
    />
  );
}
