import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { saveInvoiceCsv } from './invoice-csv.ts';
import type { ListAddress } from './list-address.ts';
import { type ExportProgress, readAllInvoices } from './read-all-invoices.ts';
import { t } from './texts.en.ts';

type ExportDialogProps = {
  /** The filters of the invoices to export. */
  address: ListAddress;
  /** The number of matching invoices when the export started. */
  total: number;
  onClose: () => void;
};

/**
 * Loads all matching invoices and saves them as a file. Closing the dialog or leaving the screen cancels the export.
 */
export function ExportDialog({ address, total, onClose }: ExportDialogProps) {
  const { progress, failure, retry } = useExport(address, { total, onDone: onClose });
  return (
    <Dialog
      description={failure ? undefined : t.exportingHint}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {t.cancel}
          </Button>
          {failure && <Button onClick={() => void retry()}>{t.tryAgain}</Button>}
        </>
      }
      onOpenChange={onClose}
      open
      size="sm"
      title={t.exporting}
    >
      {failure ? (
        <Notice title={t.exportFailed} tone="danger">
          {failure}
        </Notice>
      ) : (
        <Progress {...progress} />
      )}
    </Dialog>
  );
}

function Progress({ done, total }: ExportProgress) {
  return (
    <>
      <ProgressBar label={t.invoicesLoaded} max={total} value={done} />
      <p className="mt-2 text-muted tabular-nums">{t.progress({ done, total })}</p>
    </>
  );
}

/** Minimum time on screen in ms, so that the dialog does not flash on a fast export. */
const MIN_SHOWN_MS = 600;

function useExport(address: ListAddress, { total, onDone }: { total: number; onDone: () => void }) {
  const today = useBusinessDay();
  const controller = useRef<AbortController>(null);
  const [progress, setProgress] = useState<ExportProgress>({ done: 0, total });
  const [failure, setFailure] = useState<string>();

  const start = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setFailure(undefined);
    setProgress({ done: 0, total });
    const shown = new Promise((resolve) => setTimeout(resolve, MIN_SHOWN_MS));
    try {
      const invoices = await readAllInvoices(address, { signal, onProgress: setProgress });
      await shown;
      if (signal.aborted) return;
      saveAll(invoices, today());
      onDone();
    } catch (error) {
      if (!signal.aborted) setFailure(friendlyMessages(error).join(' '));
    }
  };
  const startOnMount = useEffectEvent(start);
  useEffect(() => {
    void startOnMount();
    return () => controller.current?.abort();
  }, []);
  return { progress, failure, retry: start };
}

function saveAll(invoices: readonly InvoiceListItem[], today: CalendarDay): void {
  if (invoices.length === 0) {
    toast.error(t.nothingToExport);
    return;
  }
  void saveInvoiceCsv(invoices, today);
  toast.success(t.exported({ count: invoices.length }));
}
