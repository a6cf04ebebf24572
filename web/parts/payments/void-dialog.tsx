import { type LedgerLine, VoidInput } from '#shared/ledger/schema.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { lineDetails, lineTitle } from './ledger-texts.ts';
import { amountText } from './payable.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type VoidDialogProps = { invoiceId: string; line: LedgerLine; onClose: () => void; onVoided: () => void };

/** Confirms that a payment was recorded by mistake. It stays in the ledger with the reason, but no longer counts. */
export function VoidDialog({ invoiceId, line, onClose, onVoided }: VoidDialogProps) {
  const { voidPayment } = usePaymentMutations(invoiceId);
  const payment = `${lineTitle(line)}, ${amountText(line.amount, line.currency)}, ${lineDetails(line)}`;
  return (
    <ReasonDialog
      busyLabel="Voiding..."
      description={`${payment}. It will no longer count as paid, but stays in the list as voided.`}
      failure="Failed to void payment"
      hint="Optional, kept with the payment"
      onClose={onClose}
      onConfirm={(input) => voidPayment.mutateAsync({ paymentId: line.id, ...input })}
      onDone={() => {
        toast.success('Payment voided');
        onVoided();
      }}
      schema={VoidInput}
      submitLabel="Void Payment"
      title="Void Payment"
    />
  );
}
