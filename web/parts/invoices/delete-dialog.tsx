import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { amountText, hasLedger } from '#web/parts/payments/payable.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type DeleteDialogProps = {
  invoice: InvoiceListItem;
  onClose: () => void;
  /** Called once it is deleted, before `onClose`. */
  onDeleted?: (() => void) | undefined;
  /** Opens its payments, which keep it from being deleted. */
  onShowPayments: () => void;
};

/**
 * Confirms deleting an invoice; for one with payments or credit notes, says what can be done instead. Stays open if the
 * server refuses.
 */
export function DeleteDialog({ invoice, onClose, onDeleted, onShowPayments }: DeleteDialogProps) {
  const { remove } = useInvoiceMutations();
  if (hasLedger(invoice)) {
    return (
      <ConfirmDialog
        cancelLabel="Close"
        confirmLabel="Show Payments"
        onConfirm={onShowPayments}
        onOpenChange={onClose}
        open
        text={<span className="wrap-anywhere">{whyKept(invoice)}</span>}
        title="This invoice cannot be deleted"
        tone="primary"
      />
    );
  }
  const run = async () => {
    await remove.mutateAsync(invoice.id);
    onDeleted?.();
  };
  return (
    <ActionDialog
      busyLabel="Deleting..."
      confirmLabel="Delete Invoice"
      done="Invoice deleted successfully"
      failed="Failed to delete invoice"
      onClose={onClose}
      run={run}
      showError={showRefusal}
      text={
        <span className="wrap-anywhere">
          {`Are you sure you want to delete invoice ${invoice.invoiceNumber}? This action cannot be undone.`}
          {invoice.isClaimed && (
            <strong className="mt-3 block font-medium text-ink">
              Your customer has reported an e-Transfer for it. The report is deleted, too.
            </strong>
          )}
        </span>
      }
      title="Delete Invoice"
    />
  );
}

function whyKept({ invoiceNumber, currency, amountPaid, amountRefunded, ...invoice }: InvoiceListItem): string {
  if (!amountPaid && !amountRefunded && !invoice.isDisputed)
    return `Invoice ${invoiceNumber} has a credit note, which your accounts must keep.`;
  const paid = amountPaid || amountRefunded;
  const money = paid
    ? `${amountText(paid, currency)} was ${amountPaid ? 'received' : 'refunded'}`
    : 'A card was charged';
  return `${money} for invoice ${invoiceNumber}, and your accounts must keep that. Void a payment that was recorded by mistake, then delete the invoice. Refund any other payment, which closes the invoice.`;
}
