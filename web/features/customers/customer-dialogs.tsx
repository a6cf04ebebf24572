import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';
import { DeleteCustomerDialog } from './delete-customer-dialog.tsx';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerDialogsProps = { dialog: OpenDialog; onClose: () => void };

/** The open dialog. */
export function CustomerDialogs({ dialog, onClose }: CustomerDialogsProps) {
  if (dialog.kind === 'add') return <CustomerDialog onClose={onClose} />;
  if (dialog.kind === 'edit') return <CustomerDialog customer={dialog.customer} onClose={onClose} />;
  return <DeleteCustomerDialog customer={dialog.customer} onClose={onClose} />;
}
