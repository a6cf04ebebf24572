import { fromCents } from '#shared/money.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { amountText, type PayableInvoice, unpaidCentsOf } from './payable.ts';
import { useTakeBack } from './use-take-back.ts';

type TakeBackDialogProps = { invoice: PayableInvoice; onClose: () => void };

/** Asks before a write-off is taken back. Stays open on a refusal. */
export function TakeBackDialog({ invoice, onClose }: TakeBackDialogProps) {
  const takeBack = useTakeBack(invoice.id, onClose);
  const balance = amountText(fromCents(unpaidCentsOf(invoice)), invoice.currency);
  return (
    <ConfirmDialog
      busyLabel="Taking back..."
      confirmLabel="Take Back"
      onConfirm={takeBack}
      onOpenChange={onClose}
      open
      text={
        <span className="wrap-anywhere">
          {`Invoice ${invoice.invoiceNumber} will ask for ${balance} again, and your customer gets its reminders.`}
        </span>
      }
      title="Take Back Write-Off"
      tone="primary"
    />
  );
}
