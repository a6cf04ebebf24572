import { DeleteDialog } from './delete-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { OpenDialog } from './use-invoice-actions.ts';

type InvoiceDialogsProps = { dialog: OpenDialog; onClose: () => void };

/** The dialog opened by a row's action. */
export function InvoiceDialogs({ dialog: { kind, invoice }, onClose }: InvoiceDialogsProps) {
  if (kind === 'status') return <StatusDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'delete') return <DeleteDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'send') return <SendDialog invoice={invoice} onClose={onClose} />;
  return <DownloadDialog invoice={invoice} onClose={onClose} />;
}
