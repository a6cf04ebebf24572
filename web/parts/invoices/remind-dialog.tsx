import { useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** Confirms sending a reminder now. Stays open with the reason if it fails. */
export function RemindDialog({ invoice, onClose }: { invoice: InvoiceListItem; onClose: () => void }) {
  const { remind } = useInvoiceMutations();
  const [problem, setProblem] = useState<string>();
  if (!useUser().emailVerified) {
    return <ConfirmEmailDialog onClose={onClose} text="Then you can remind your customer." title="Send Reminder" />;
  }
  const send = async () => {
    setProblem(undefined);
    try {
      await remind.mutateAsync({ id: invoice.id, action: 'send' });
    } catch (error) {
      return setProblem(friendlyMessages(error).join(' '));
    }
    toast.success('Reminder sent');
    onClose();
  };
  return (
    <ConfirmDialog
      busyLabel="Sending..."
      confirmLabel="Send Reminder"
      onConfirm={send}
      onOpenChange={onClose}
      open
      text={
        <>
          Send <strong className="wrap-anywhere text-ink">{invoice.billingEmail || invoice.billingName}</strong> a
          reminder about invoice <strong className="wrap-anywhere text-ink">{invoice.invoiceNumber}</strong>? The email
          states the amount owed and the due date, with the PDF attached.
          {problem && (
            <span className="wrap-anywhere mt-3 block font-medium text-danger" role="alert">
              {problem}
            </span>
          )}
        </>
      }
      title="Send Reminder"
      tone="primary"
    />
  );
}
