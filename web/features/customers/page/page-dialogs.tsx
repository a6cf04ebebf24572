import type { Customer } from '#shared/customer/schema.ts';
import { StatementDialog } from '#web/features/customers/statement/statement-dialog.tsx';
import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';

type PageDialogsProps = { dialog: 'edit' | 'statement'; customer: Customer; onClose: () => void };

/** The open dialog of a customer's page. */
export function PageDialogs({ dialog, customer, onClose }: PageDialogsProps) {
  if (dialog === 'edit') return <CustomerDialog customer={customer} onClose={onClose} />;
  return <StatementDialog customer={customer} onClose={onClose} />;
}
