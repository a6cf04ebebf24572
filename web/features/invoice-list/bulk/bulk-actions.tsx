import { useEffect, useEffectEvent, useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { Selection } from '#web/ui/lists/use-selection.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import type { BulkJob } from './jobs.ts';

const loadBar = async () => (await import('./bulk-bar.tsx')).BulkBar;
const loadReceipt = async () => (await import('#web/parts/receipts/record-receipt-dialog.tsx')).RecordReceiptDialog;
const loadDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog;

type BulkActionsProps = {
  selection: Selection;
  invoices: readonly InvoiceListItem[];
  /** Called when what has the focus disappears. */
  onFocusLost: () => void;
};

/** What can be done with the selected invoices; fetched with the first one that is selected. */
export function BulkActions({ selection, invoices, onFocusLost }: BulkActionsProps) {
  const [job, setJob] = useState<BulkJob | null>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useEffect(() => {
    if (!job) return;
    return () => loseFocus();
  }, [job]);
  const clear = () => {
    onFocusLost();
    selection.selectAll(false);
  };
  const hasSelected = selection.ids.length > 0;
  if (!hasSelected && !job) return null;
  const close = (done: readonly string[]) => {
    setJob(null);
    selection.deselect(done);
  };
  return (
    <>
      {hasSelected && (
        <LazyPart load={loadBar} onFailed={clear}>
          {(BulkBar) => (
            <BulkBar onClear={clear} onStart={setJob} selected={invoices.filter(({ id }) => selection.has(id))} />
          )}
        </LazyPart>
      )}
      <LazyDialog
        load={loadDialog}
        look={job && !job.payer ? { title: job.title, fields: 1 } : null}
        onClose={() => setJob(null)}
      >
        {(BulkDialog) => job && <BulkDialog job={job} onClose={close} />}
      </LazyDialog>
      {job?.payer && <OnePayment job={job} onClose={() => setJob(null)} onRecorded={close} payer={job.payer} />}
    </>
  );
}

type OnePaymentProps = {
  job: BulkJob;
  payer: NonNullable<BulkJob['payer']>;
  onClose: () => void;
  onRecorded: (paid: readonly string[]) => void;
};

/** Invoices that one customer paid at once. */
function OnePayment({ job: { title, invoices }, payer, onClose, onRecorded }: OnePaymentProps) {
  return (
    <LazyDialog load={loadReceipt} look={{ title, fields: 4 }} onClose={onClose}>
      {(RecordReceiptDialog) => (
        <RecordReceiptDialog
          customer={payer}
          invoices={invoices}
          onClose={onClose}
          onRecorded={() => onRecorded(invoices.map(({ id }) => id))}
        />
      )}
    </LazyDialog>
  );
}
