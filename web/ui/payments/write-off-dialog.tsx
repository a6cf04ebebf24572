import { WriteOffInput } from '#shared/ledger/schema.ts';
import { fromCents } from '#shared/money.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { amountText, balanceCentsOf, type PayableInvoice } from './payable.ts';

type WriteOffDialogProps = {
  invoice: PayableInvoice;
  onClose: () => void;
  /** Called once it is written off, after `onClose`. */
  onWrittenOff?: () => void;
};

const EMPTY = { reason: '' };
const RULES = {
  schema: WriteOffInput,
  toInput: ({ reason }: typeof EMPTY) => (reason.trim() ? { reason } : {}),
};

/** Closes an invoice whose balance will never be paid. */
export function WriteOffDialog({ invoice, onClose, onWrittenOff }: WriteOffDialogProps) {
  const { writeOff } = usePaymentMutations(invoice.id);
  const balance = amountText(fromCents(balanceCentsOf(invoice)), invoice.currency);
  const { form, errorOf, submit, isBusy, isDirty, showIssues } = useCheckedForm({
    rules: RULES,
    values: EMPTY,
    onValid: async (input): Promise<void> => {
      try {
        await writeOff.mutateAsync(input);
      } catch (error) {
        return showRefusal(error, 'Failed to write off invoice', showIssues(error));
      }
      onClose();
      toast.success(`${balance} written off`);
      onWrittenOff?.();
    },
  });
  return (
    <FormDialog
      busyLabel="Writing off..."
      description={
        <span className="wrap-anywhere">
          {`Closes invoice ${invoice.invoiceNumber} with ${balance} unpaid: your customer gets no more reminders, and the amount counts as written off, not as cancelled. You can take this back.`}
        </span>
      }
      isBusy={isBusy}
      isDirty={isDirty}
      noValidate
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Write Off"
      title="Write Off Invoice"
    >
      <Field error={errorOf('reason')} hint="Optional, kept with the invoice" label="Reason">
        <Input autoComplete="off" maxLength={200} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
