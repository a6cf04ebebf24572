import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { friendlyMessages } from '#web/lib/friendly-messages.ts';
import { useInvoiceMutations } from '#web/lib/invoices.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast.ts';

type SendDialogProps = { invoice: InvoiceListItem; onClose: () => void };

/** Asks before an invoice is mailed to its customer. A failure leaves it open, to be tried again. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const { send } = useInvoiceMutations();
  const [refusal, setRefusal] = useState<string>();
  const onConfirm = async () => {
    setRefusal(undefined);
    try {
      await send.mutateAsync(invoice.id);
    } catch (error) {
      setRefusal(refusalOf(error));
      return showFailure(error, 'Failed to send invoice. Please try again.');
    }
    onClose();
    toast.success('Invoice sent successfully!');
  };
  return (
    <ConfirmDialog
      busyLabel="Sending..."
      confirmLabel="Send"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
      text={
        <>
          Send invoice <strong className="wrap-anywhere text-ink">{invoice.invoiceNumber}</strong> to{' '}
          <strong className="wrap-anywhere text-ink">{invoice.billingEmail}</strong>? The PDF is attached.
          {refusal && <span className="wrap-anywhere mt-3 block font-medium text-danger">{refusal}</span>}
        </>
      }
      title="Send Invoice"
      tone="primary"
    />
  );
}

/** Why the server refused it, such as a spent quota or an address that takes no e-mail: a toast would be gone too soon. */
function refusalOf(error: unknown): string | undefined {
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500 && error.messages.length > 0;
  return isRefused ? friendlyMessages(error).join(' ') : undefined;
}
