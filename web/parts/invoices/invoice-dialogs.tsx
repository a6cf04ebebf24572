import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { fromCents } from '#shared/money.ts';
import { RequestForDraft } from '#web/parts/deposits/request-deposit.tsx';
import { amountText, type PayableInvoice, unpaidCentsOf } from '#web/parts/payments/payable.ts';
import { PaymentsDialog } from '#web/parts/payments/payments-dialog.tsx';
import { RecordPaymentDialog } from '#web/parts/payments/record-payment-dialog.tsx';
import { useReverseWriteOff } from '#web/parts/payments/use-reverse-write-off.ts';
import { WriteOffDialog } from '#web/parts/payments/write-off-dialog.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';
import type { Act, OpenDialog } from './use-invoice-actions.ts';
import { wordsOf } from './words.ts';

type InvoiceDialogsProps = {
  dialog: OpenDialog;
  onClose: () => void;
  act: Act;
  /** Called once the invoice is deleted. */
  onDeleted?: () => void;
  /** Called once the invoice is sent. */
  onSent?: () => void;
};

/** The dialog opened by a row's action. */
export function InvoiceDialogs({ dialog: { kind, invoice }, onClose, act, onDeleted, onSent }: InvoiceDialogsProps) {
  if (kind === 'status') {
    return <StatusDialog invoice={invoice} onClose={onClose} onShowPayments={() => act('payments', invoice)} />;
  }
  if (kind === 'record') return <RecordPaymentDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'deposit') return <RequestForDraft invoice={invoice} onClose={onClose} />;
  if (kind === 'payments') return <PaymentsDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'write-off') return <WriteOffDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'reverse-write-off') return <ReverseWriteOffDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'delete') {
    const onShowPayments = () => act('payments', invoice);
    return <DeleteDialog {...{ invoice, onClose, onDeleted, onShowPayments }} />;
  }
  if (kind === 'remind') return <RemindDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'send') return <SendDialog invoice={invoice} onClose={onClose} onSent={onSent} />;
  return <DownloadDialog invoice={invoice} onClose={onClose} />;
}

/** Says that the PDF is being prepared. Closing it does not stop the download. */
function DownloadDialog({ invoice, onClose }: { invoice: InvoiceListItem; onClose: () => void }) {
  return (
    <Dialog
      description={
        <span className="wrap-anywhere">{wordsOf(invoice).generatingPdf({ number: invoice.invoiceNumber })}</span>
      }
      onOpenChange={onClose}
      open
      title={titlesOf(invoice).download}
    >
      <div className="flex justify-center pb-3 text-accent">
        <Spinner className="size-8" />
      </div>
    </Dialog>
  );
}

/** Asks before reversing a write-off. Stays open on a refusal. */
function ReverseWriteOffDialog({ invoice, onClose }: { invoice: PayableInvoice; onClose: () => void }) {
  const reverse = useReverseWriteOff(invoice.id, onClose);
  const sum = amountText(fromCents(unpaidCentsOf(invoice)), invoice.currency);
  return (
    <ConfirmDialog
      busyLabel={t.reversing}
      confirmLabel={t.reverse}
      onConfirm={reverse}
      onOpenChange={onClose}
      open
      text={<span className="wrap-anywhere">{t.dueAgain({ sum, number: invoice.invoiceNumber })}</span>}
      title={t.reverseWriteOff}
      tone="primary"
    />
  );
}
