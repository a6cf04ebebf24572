import { useState } from 'react';
import { fileNamePart } from '#shared/file-name.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { downloadInvoicePdf } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import type { DialogLook } from '#web/ui/overlays/dialog-frame.tsx';
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

/** How each dialog looks until it is fetched. */
export const DIALOG_LOOKS: Readonly<Record<OpenDialog['kind'], DialogLook>> = {
  status: { title: 'Update Invoice Status', fields: 1 },
  record: { title: 'Record Payment', fields: 4 },
  payments: { title: 'Payments', fields: 2 },
  'write-off': { title: 'Write Off Invoice', fields: 1 },
  'reverse-write-off': { title: 'Reverse Write-Off', fields: 0 },
  download: { title: 'Downloading Invoice', fields: 0 },
  send: { title: 'Send Invoice', fields: 2 },
  remind: { title: 'Send Reminder', fields: 1 },
  delete: { title: 'Delete Invoice', fields: 0 },
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
      await downloadInvoicePdf(invoice.id, `invoice-${fileNamePart(invoice.invoiceNumber)}-${today()}.pdf`);
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
