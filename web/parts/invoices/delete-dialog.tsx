import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { amountText, hasLedger, hasMoney } from '#web/parts/payments/payable.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';
import { wordsOf } from './words.ts';

type DeleteDialogProps = {
  invoice: InvoiceListItem;
  onClose: () => void;
  /** Called once it is deleted, before `onClose`. */
  onDeleted?: (() => void) | undefined;
  /** Opens its payments, which keep it from being deleted. */
  onShowPayments: () => void;
};

/**
 * Confirms deleting an invoice; for one with payments, credit notes or a bank payment on its way, says what can be done
 * instead. Stays open if the server refuses.
 */
export function DeleteDialog({ invoice, onClose, onDeleted, onShowPayments }: DeleteDialogProps) {
  const { remove } = useInvoiceMutations();
  const words = wordsOf(invoice);
  if (hasLedger(invoice) || invoice.isDebited) {
    return (
      <ConfirmDialog
        cancelLabel={t.close}
        confirmLabel={t.showPayments}
        onConfirm={onShowPayments}
        onOpenChange={onClose}
        open
        text={<span className="wrap-anywhere">{whyKept(invoice)}</span>}
        title={words.cannotBeDeleted}
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
      busyLabel={t.deleting}
      confirmLabel={titlesOf(invoice).delete}
      done={words.deleted}
      failed={words.deleteFailed}
      onClose={onClose}
      run={run}
      showError={showRefusal}
      text={
        <span className="wrap-anywhere">
          {words.confirmDelete({ number: invoice.invoiceNumber })}
          {invoice.isClaimed && <strong className="mt-3 block font-medium text-ink">{t.claimDeleted}</strong>}
        </span>
      }
      title={titlesOf(invoice).delete}
    />
  );
}

function whyKept(invoice: InvoiceListItem): string {
  const { amountTakenBack, ...others } = invoice;
  const { invoiceNumber: number, currency } = invoice;
  const words = wordsOf(invoice);
  if (invoice.isDebited) return words.isDebited({ number });
  if (hasMoney(others)) return `${moneyText(invoice)} ${words.insteadOfDeleting}`;
  if (amountTakenBack) return words.wasTakenBack({ sum: amountText(amountTakenBack, currency), number });
  return t.hasCreditNote({ number });
}

function moneyText(invoice: InvoiceListItem): string {
  const { invoiceNumber: number, currency, amountPaid, amountRefunded, amountKept } = invoice;
  const words = wordsOf(invoice);
  if (amountPaid) return words.wasReceived({ sum: amountText(amountPaid, currency), number });
  if (amountKept) return words.wasKept({ sum: amountText(amountKept, currency), number });
  if (amountRefunded) return words.wasRefunded({ sum: amountText(amountRefunded, currency), number });
  return words.cardWasCharged({ number });
}
