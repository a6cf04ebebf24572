import { useState } from 'react';
import { fileNamePart } from '#shared/file-name.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { downloadInvoicePdf } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import type { DialogLook } from '#web/ui/overlays/dialog-frame.tsx';

/** The actions on an invoice, by how the dialog of each looks until it is fetched. */
export const DIALOG_LOOKS = {
  status: { title: 'Update Invoice Status', fields: 1 },
  record: { title: 'Record Payment', fields: 4 },
  payments: { title: 'Payments', fields: 2 },
  'write-off': { title: 'Write Off Invoice', fields: 1 },
  'reverse-write-off': { title: 'Reverse Write-Off', fields: 0 },
  download: { title: 'Downloading Invoice', fields: 0 },
  send: { title: 'Send Invoice', fields: 2 },
  remind: { title: 'Send Reminder', fields: 1 },
  delete: { title: 'Delete Invoice', fields: 0 },
} as const satisfies Readonly<Record<string, DialogLook>>;

/** An action on an invoice. */
export type InvoiceAction = keyof typeof DIALOG_LOOKS;

/** Starts an action. */
export type Act = (kind: InvoiceAction, invoice: InvoiceListItem) => void;

/** The open dialog and its invoice. */
export type OpenDialog = { readonly kind: InvoiceAction; readonly invoice: InvoiceListItem };

/** Minimum time on screen in ms, so that the dialog does not flash on a fast download. */
const MIN_SHOWN_MS = 600;

/** Starts the actions on invoices, and holds the open dialog. */
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
  const act: Act = (kind, invoice) => {
    if (kind === 'download') void download(invoice);
    else setDialog({ kind, invoice });
  };
  return { act, dialog, closeDialog: () => setDialog(null) };
}
