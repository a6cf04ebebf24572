import * as z from 'zod';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { email } from '#shared/text-field.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

type SendToDialogProps = {
  invoice: InvoiceListItem;
  onClose: () => void;
  /** Called with the address once it is stored on the invoice. */
  onStored: (address: string) => unknown;
};

const RULES = {
  schema: z.object({ billingEmail: email() }),
  texts: { required: 'Please enter an email address' },
};
const EMPTY = { billingEmail: '' };

/** Asks for an invoice's missing address, and saves it. */
export function SendToDialog({ invoice, onClose, onStored }: SendToDialogProps) {
  const { update } = useInvoiceMutations();
  const { form, errorOf, submit, isBusy, isDirty } = useCheckedForm({
    rules: RULES,
    values: EMPTY,
    onValid: async ({ billingEmail }) => {
      await update.mutateAsync({ id: invoice.id, billingEmail });
      await onStored(billingEmail);
    },
    onFailed: (error, reasons) => showRefusal(error, 'Failed to send invoice. Please try again.', reasons),
  });
  return (
    <FormDialog
      busyLabel="Sending..."
      description={
        <span className="wrap-anywhere">{`Invoice ${invoice.invoiceNumber} for ${invoice.billingName} has no email address yet.`}</span>
      }
      isBusy={isBusy}
      isDirty={isDirty}
      noValidate
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Send"
      title="Send Invoice"
    >
      <Field
        error={errorOf('billingEmail')}
        hint="It is saved with the invoice."
        label="Where should we send it?"
        required
      >
        <Input autoComplete="off" inputMode="email" {...form.register('billingEmail')} />
      </Field>
    </FormDialog>
  );
}
