import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { useInvoiceMutations } from '#web/lib/invoices.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast.ts';

type SendDialogProps = { invoice: InvoiceListItem; onClose: () => void };

/** Asks before an invoice is mailed to its customer. A failure leaves it open, to be tried again. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const { send } = useInvoiceMutations();
  const onConfirm = async () => {
    try {
      await send.mutateAsync(invoice.id);
    } catch (error) {
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
        </>
      }
      title="Send Invoice"
      tone="primary"
    />
  );
}
