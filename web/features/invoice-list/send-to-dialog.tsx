import { useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

type SendToDialogProps = {
  invoice: InvoiceListItem;
  onClose: () => void;
  /** Called with the address once it is stored on the invoice. */
  onKept: (address: string) => unknown;
};

/** Asks for the missing address of an invoice, and saves it. */
export function SendToDialog({ invoice, onClose, onKept }: SendToDialogProps) {
  const { update } = useInvoiceMutations();
  const [error, setError] = useState<string>();
  const keep = useAction(async (address: string) => {
    setError(address ? undefined : 'Please enter an email address');
    if (!address) return;
    try {
      await update.mutateAsync({ id: invoice.id, billingEmail: address });
    } catch (failure) {
      return showRefusal(failure, 'Failed to send invoice. Please try again.');
    }
    await onKept(address);
  });
  return (
    <FormDialog
      busyLabel="Sending..."
      description={
        <span className="wrap-anywhere">{`Invoice ${invoice.invoiceNumber} for ${invoice.billingName} has no e-mail address yet.`}</span>
      }
      isBusy={keep.isBusy}
      noValidate
      onClose={onClose}
      onSubmit={(form) => keep.run(String(new FormData(form).get('email')).trim())}
      submitLabel="Send"
      title="Send Invoice"
    >
      <Field error={error} hint="It is saved with the invoice." label="Where should it go?" required>
        <Input autoComplete="off" maxLength={254} name="email" type="email" />
      </Field>
    </FormDialog>
  );
}
