import { DeleteDialog } from './delete-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { OpenDialog } from './use-invoice-actions.ts';

type InvoiceDialogsProps = { dialog: OpenDialog | null; onClose: () => void; onDeleted: () => void };

/** The dialog that a row's action opened, if any. */
export function InvoiceDialogs({ dialog, onClose, onDeleted }: InvoiceDialogsProps) {
  if (!dialog) return null;
  const { kind, invoice } = dialog;
  if (kind === 'status') return <StatusDialog invoice={invoice} onClose={onClose} />;
  if (kind === 'delete') return <DeleteDialog invoice={invoice} onClose={onClose} onDeleted={onDeleted} />;
  return <DownloadDialog invoice={invoice} onClose={onClose} />;
}
