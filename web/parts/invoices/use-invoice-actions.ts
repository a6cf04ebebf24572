import { useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { downloadInvoicePdf } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import type { DialogLook } from '#web/ui/overlays/dialog-frame.tsx';
import { copyLink } from './copy-link.ts';
import { pdfNameOf } from './pdf-name.ts';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';

/** The actions on an invoice that open a dialog, by how the dialog of each looks until it is fetched. */
const DIALOG_LOOKS = {
  status: { title: t.updateInvoiceStatus, fields: 1 },
  record: { title: t.recordPayment, fields: 4 },
  payments: { title: t.payments, fields: 2 },
  deposit: { title: t.requestDeposit, fields: 3 },
  'write-off': { title: t.writeOffInvoice, fields: 1 },
  'reverse-write-off': { title: t.reverseWriteOff, fields: 0 },
  download: { title: t.downloadingInvoice, fields: 0 },
  send: { title: t.sendInvoice, fields: 2 },
  remind: { title: t.sendReminder, fields: 1 },
  delete: { title: t.deleteInvoice, fields: 0 },
} as const satisfies Readonly<Record<string, DialogLook>>;

type DialogKind = keyof typeof DIALOG_LOOKS;

/** How an open dialog looks until it is fetched; null if none is open. */
export function lookOf(dialog: OpenDialog | null): DialogLook | null {
  if (!dialog) return null;
  const { kind, invoice } = dialog;
  const titles: { readonly [Kind in DialogKind]?: string } = titlesOf(invoice);
  return { ...DIALOG_LOOKS[kind], title: titles[kind] ?? DIALOG_LOOKS[kind].title };
}

/** An action on an invoice; copying its link opens no dialog. */
export type InvoiceAction = DialogKind | 'copy';

/** Starts an action. */
export type Act = (kind: InvoiceAction, invoice: InvoiceListItem) => void;

/** The open dialog and its invoice. */
export type OpenDialog = { readonly kind: DialogKind; readonly invoice: InvoiceListItem };

/** Minimum time on screen in ms, so that the dialog does not flash on a fast download. */
const MIN_SHOWN_MS = 600;

/** Starts the actions on invoices, and holds the open dialog, at first `initial`. */
export function useInvoiceActions(initial: OpenDialog | null = null) {
  const today = useBusinessDay();
  const mayChange = useMayChange();
  const [dialog, setDialog] = useState(initial);

  const download = async (invoice: InvoiceListItem) => {
    const opened: OpenDialog = { kind: 'download', invoice };
    setDialog(opened);
    const shown = new Promise((resolve) => setTimeout(resolve, MIN_SHOWN_MS));
    try {
      await downloadInvoicePdf(invoice.id, pdfNameOf(invoice, today()), mayChange ? 'pdf' : 'masked-pdf');
      await shown;
    } catch (error) {
      showFailure(error, invoice.isDeposit ? t.requestDownloadFailed : t.downloadFailed);
    } finally {
      setDialog((current) => (current === opened ? null : current));
    }
  };
  const act: Act = (kind, invoice) => {
    if (kind === 'copy') void copyLink(invoice.id);
    else if (kind === 'download') void download(invoice);
    else setDialog({ kind, invoice });
  };
  return { act, dialog, closeDialog: () => setDialog(null) };
}
