import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type DownloadDialogProps = { invoice: InvoiceListItem; onClose: () => void };

/** Says that the PDF is being prepared. Closing it does not stop the download. */
export function DownloadDialog({ invoice, onClose }: DownloadDialogProps) {
  return (
    <Dialog
      description={<span className="wrap-anywhere">{`Generating PDF for invoice #${invoice.invoiceNumber}`}</span>}
      onOpenChange={onClose}
      open
      title="Downloading Invoice"
    >
      <div className="flex justify-center pb-3 text-accent">
        <Spinner className="size-8" />
      </div>
    </Dialog>
  );
}
