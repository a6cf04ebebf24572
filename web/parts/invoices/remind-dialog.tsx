import { useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { t } from './texts.en.tsx';
import { wordsOf } from './words.ts';

/** Confirms sending a reminder now. Stays open with the reason if it fails. */
export function RemindDialog({ invoice, onClose }: { invoice: InvoiceListItem; onClose: () => void }) {
  const { remind } = useInvoiceMutations();
  const [problem, setProblem] = useState<string>();
  if (!useUser().emailVerified) {
    return <ConfirmEmailDialog onClose={onClose} text={t.thenRemind} title={t.sendReminder} />;
  }
  const send = async () => {
    setProblem(undefined);
    try {
      await remind.mutateAsync({ id: invoice.id, action: 'send' });
    } catch (error) {
      return setProblem(friendlyMessages(error).join(' '));
    }
    toast.success(t.reminderSent);
    onClose();
  };
  return (
    <ConfirmDialog
      busyLabel={t.sending}
      confirmLabel={t.sendReminder}
      onConfirm={send}
      onOpenChange={onClose}
      open
      text={
        <>
          {wordsOf(invoice).confirmReminder({
            to: <strong className="wrap-anywhere text-ink">{invoice.billingEmail || invoice.billingName}</strong>,
            number: <strong className="wrap-anywhere text-ink">{invoice.invoiceNumber}</strong>,
          })}
          {problem && (
            <span className="wrap-anywhere mt-3 block font-medium text-danger" role="alert">
              {problem}
            </span>
          )}
        </>
      }
      title={t.sendReminder}
      tone="primary"
    />
  );
}
