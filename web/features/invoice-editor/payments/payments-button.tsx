import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDue } from '#shared/invoice/status.ts';
import { useDialogPart } from '#web/document-editor/use-dialog-part.ts';
import { isFrozen } from '#web/features/invoice-editor/model/frozen.ts';
import type { InvoiceSaving, SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * Opens the payments of an issued invoice, immediately if the query string says so; while there are none, records the
 * first.
 */
export function PaymentsButton({ saved, saving }: { saved: SavedInvoice | null; saving: InvoiceSaving }) {
  const dialog = useDialogPart(async () => (await import('./invoice-payments.tsx')).InvoicePayments, false);
  const isFirst = !isFrozen(saved) && !saved?.claim && !saved?.isWrittenOff;
  const shouldOpen = useSearchParams()[0].get('show') === 'payments';
  const openAtOnce = useEffectEvent(dialog.open);
  useEffect(() => {
    if (shouldOpen) void openAtOnce();
  }, [shouldOpen]);
  if (!saved || (isFirst && !isPayable(saved))) return null;
  const open = async () => {
    // Save first: the first payment is for the amount on screen.
    if (!isFirst || !saving.isUnsaved || (await saving.save())) await dialog.open();
  };
  return (
    <>
      <Button onClick={open} variant="secondary">
        {isFirst ? 'Record Payment' : 'Payments'}
      </Button>
      {dialog.Dialog && <dialog.Dialog invoice={saved} isFirst={isFirst} onClose={dialog.close} saving={saving} />}
    </>
  );
}

function isPayable({ status }: SavedInvoice): boolean {
  return isDue(status) && status !== 'DRAFT';
}
