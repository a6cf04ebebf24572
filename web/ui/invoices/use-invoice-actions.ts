import { useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { downloadInvoicePdf } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import type { InvoiceActions } from './invoice-actions.ts';

/** The open dialog and its invoice. */
export type OpenDialog = {
  readonly kind:
    | 'status'
    | 'record'
    | 'payments'
    | 'write-off'
    | 'reverse-write-off'
    | 'download'
    | 'send'
    | 'remind'
    | 'delete';
  readonly invoice: InvoiceListItem;
};

/** Minimum time on screen in ms, so that the dialog does not flash on a fast download. */
const MIN_SHOWN_MS = 600;

/** The actions of the rows, and the open dialog. */
export function useInvoiceActions() {
  const today = useBusinessDay();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const download = async (invoice: InvoiceListItem) => {
    const opened: OpenDialog = { kind: 'download', invoice };
    setDialog(opened);
    const shown = new Promise((resolve) => setTimeout(resolve, MIN_SHOWN_MS));
    try {
      await downloadInvoicePdf(invoice.id, `invoice-${invoice.invoiceNumber}-${today()}.pdf`);
      await shown;
    } catch (error) {
      showFailure(error, 'Failed to download invoice');
    } finally {
      setDialog((current) => (current === opened ? null : current));
    }
  };
  const actions: InvoiceActions = {
    changeStatus: (invoice) => setDialog({ kind: 'status', invoice }),
    recordPayment: (invoice) => setDialog({ kind: 'record', invoice }),
    showPayments: (invoice) => setDialog({ kind: 'payments', invoice }),
    writeOff: (invoice) => setDialog({ kind: 'write-off', invoice }),
    reverseWriteOff: (invoice) => setDialog({ kind: 'reverse-write-off', invoice }),
    remove: (invoice) => setDialog({ kind: 'delete', invoice }),
    download: (invoice) => void download(invoice),
    send: (invoice) => setDialog({ kind: 'send', invoice }),
    remind: (invoice) => setDialog({ kind: 'remind', invoice }),
  };
  return { actions, dialog, closeDialog: () => setDialog(null) };
}
