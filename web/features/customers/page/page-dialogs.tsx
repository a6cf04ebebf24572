import type { Customer } from '#shared/customer/schema.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { ApplyDialog } from '#web/features/customers/receipts/apply-dialog.tsx';
import { GiveBackDialog } from '#web/features/customers/receipts/give-back-dialog.tsx';
import type { ReceiptAction } from '#web/features/customers/receipts/receipt-entry.tsx';
import { VoidDialog } from '#web/features/customers/receipts/void-dialog.tsx';
import { StatementDialog } from '#web/features/customers/statement/statement-dialog.tsx';
import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';
import { RequestOfCustomer } from '#web/parts/deposits/request-deposit.tsx';
import { RecordReceiptDialog } from '#web/parts/receipts/record-receipt-dialog.tsx';

/** A dialog of a customer's page, of one of their receipts if it needs one. */
export type PageDialog =
  | { readonly kind: 'edit' | 'statement' | 'record' | 'deposit' }
  | { readonly kind: ReceiptAction; readonly receipt: Receipt };

type PageDialogsProps = { dialog: PageDialog; customer: Customer; onClose: () => void };

/** The open dialog of a customer's page. */
export function PageDialogs({ dialog, customer, onClose }: PageDialogsProps) {
  switch (dialog.kind) {
    case 'edit':
      return <CustomerDialog customer={customer} onClose={onClose} />;
    case 'statement':
      return <StatementDialog customer={customer} onClose={onClose} />;
    case 'record':
      return <RecordReceiptDialog customer={customer} onClose={onClose} />;
    case 'deposit':
      return <RequestOfCustomer customer={customer} onClose={onClose} />;
    case 'apply':
      return <ApplyDialog onClose={onClose} receipt={dialog.receipt} />;
    case 'give-back':
      return <GiveBackDialog onClose={onClose} receipt={dialog.receipt} />;
    case 'void':
      return <VoidDialog onClose={onClose} receipt={dialog.receipt} />;
  }
}
