import type { LedgerLine } from '#shared/ledger/schema.ts';
import { VoidInput } from '#shared/ledger/schema.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { lineDetails, lineTitle } from './ledger-texts.ts';
import { amountText } from './payable.ts';

type VoidDialogProps = { invoiceId: string; line: LedgerLine; onClose: () => void; onVoided: () => void };

const EMPTY = { reason: '' };
const RULES = {
  schema: VoidInput,
  toInput: ({ reason }: typeof EMPTY) => (reason.trim() ? { reason } : {}),
};

/** Confirms that a payment was recorded by mistake. It stays in the ledger with the reason, but no longer counts. */
export function VoidDialog({ invoiceId, line, onClose, onVoided }: VoidDialogProps) {
  const { voidPayment } = usePaymentMutations(invoiceId);
  const { form, errorOf, submit, isBusy, isDirty, showIssues } = useCheckedForm({
    rules: RULES,
    values: EMPTY,
    onValid: async (input): Promise<void> => {
      try {
        await voidPayment.mutateAsync({ paymentId: line.id, ...input });
      } catch (error) {
        return showRefusal(error, 'Failed to void payment', showIssues(error));
      }
      onClose();
      toast.success('Payment voided');
      onVoided();
    },
  });
  return (
    <FormDialog
      busyLabel="Voiding..."
      description={
        <span className="wrap-anywhere">
          {`${lineTitle(line)}, ${amountText(line.amount, line.currency)}, ${lineDetails(line)}. `}
          It no longer counts as paid, and stays in the list as voided.
        </span>
      }
      isBusy={isBusy}
      isDirty={isDirty}
      noValidate
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Void Payment"
      title="Void Payment"
    >
      <Field error={errorOf('reason')} hint="Optional, kept with the payment" label="Reason">
        <Input autoComplete="off" maxLength={200} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
