import { fromCents } from '#shared/money.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { amountText, type PayableInvoice, unpaidCentsOf } from './payable.ts';
import { useReverseWriteOff } from './use-reverse-write-off.ts';

type ReverseWriteOffDialogProps = { invoice: PayableInvoice; onClose: () => void };

/** Asks before reversing a write-off. Stays open on a refusal. */
export function ReverseWriteOffDialog({ invoice, onClose }: ReverseWriteOffDialogProps) {
  const reverse = useReverseWriteOff(invoice.id, onClose);
  const balance = amountText(fromCents(unpaidCentsOf(invoice)), invoice.currency);
  return (
    <ConfirmDialog
      busyLabel="Reversing..."
      confirmLabel="Reverse"
      onConfirm={reverse}
      onOpenChange={onClose}
      open
      text={
        <span className="wrap-anywhere">
          {`${balance} of invoice ${invoice.invoiceNumber} will be due again, and reminders resume.`}
        </span>
      }
      title="Reverse Write-Off"
      tone="primary"
    />
  );
}
