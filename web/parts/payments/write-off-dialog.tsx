import { WriteOffInput } from '#shared/ledger/schema.ts';
import { fromCents } from '#shared/money.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { amountText, balanceCentsOf, type PayableInvoice } from './payable.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type WriteOffDialogProps = {
  invoice: PayableInvoice;
  onClose: () => void;
  /** Called once it is written off, after `onClose`. */
  onWrittenOff?: () => void;
};

/** Closes an invoice whose balance will never be paid. */
export function WriteOffDialog({ invoice, onClose, onWrittenOff }: WriteOffDialogProps) {
  const { writeOff } = usePaymentMutations(invoice.id);
  const balance = amountText(fromCents(balanceCentsOf(invoice)), invoice.currency);
  return (
    <ReasonDialog
      busyLabel="Writing off..."
      done={`${balance} written off`}
      description={`Closes invoice ${invoice.invoiceNumber} with ${balance} unpaid. Your customer gets no more reminders, and the amount is recorded as written off. You can reverse this later.`}
      failure="Failed to write off invoice"
      hint="Optional, kept with the invoice"
      onClose={onClose}
      onConfirm={(input) => writeOff.mutateAsync(input)}
      onDone={onWrittenOff}
      schema={WriteOffInput}
      submitLabel="Write Off"
      title="Write Off Invoice"
    />
  );
}
