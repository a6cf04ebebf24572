import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { paidDeletionWarning } from './paid-invoice.ts';

type DeleteDialogProps = {
  invoice: InvoiceListItem;
  onClose: () => void;
  /** Called once it is deleted, before `onClose`. */
  onDeleted?: (() => void) | undefined;
};

/** Confirms deleting an invoice, with a warning if it is paid. Stays open if the server refuses. */
export function DeleteDialog({ invoice, onClose, onDeleted }: DeleteDialogProps) {
  const { remove } = useInvoiceMutations();
  const onConfirm = async () => {
    try {
      await remove.mutateAsync(invoice.id);
    } catch (error) {
      return showRefusal(error, 'Failed to delete invoice');
    }
    onDeleted?.();
    onClose();
    toast.success('Invoice deleted successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Deleting..."
      confirmLabel="Delete Invoice"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
      text={
        <span className="wrap-anywhere">
          {`Are you sure you want to delete invoice ${invoice.invoiceNumber}? This action cannot be undone.`}
          {invoice.status === 'PAID' && (
            <strong className="mt-3 block font-medium text-ink">{paidDeletionWarning(invoice)}</strong>
          )}
        </span>
      }
      title="Delete Invoice"
    />
  );
}
