import { WriteOffInput } from '#shared/ledger/schema.ts';
import { fromCents } from '#shared/money.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { amountText, balanceCentsOf, type PayableInvoice } from './payable.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { t } from './texts.en.ts';

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
      busyLabel={t.writingOff}
      done={t.writtenOff({ amount: balance })}
      description={t.writeOffExplained({ number: invoice.invoiceNumber, balance })}
      failure={t.notWrittenOff}
      hint={t.keptWithInvoice}
      onClose={onClose}
      onConfirm={(input) => writeOff.mutateAsync(input)}
      onDone={onWrittenOff}
      schema={WriteOffInput}
      submitLabel={t.writeOff}
      title={t.writeOffInvoice}
    />
  );
}
