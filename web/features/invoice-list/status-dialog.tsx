import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES, type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { paidStatusWarning } from './paid-invoice.ts';

/** The select is the point of the dialog, so it has the focus instead of the close button. */
const focusOnShow = (select: HTMLSelectElement | null) => select?.focus();

type StatusDialogProps = { invoice: InvoiceListItem; onClose: () => void };

/** Sets any status from any status (spec 1 §4); asks before changing a paid invoice. Stays open on a refusal. */
export function StatusDialog({ invoice, onClose }: StatusDialogProps) {
  const [status, setStatus] = useState<InvoiceStatus>(invoice.status);
  const [conflict, setConflict] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { update } = useInvoiceMutations();
  const save = useAction(async () => {
    try {
      await update.mutateAsync({ id: invoice.id, status });
    } catch (error) {
      setConflict(conflictOf(error));
      return showRefusal(error, 'Failed to update invoice status');
    }
    onClose();
    toast.success('Invoice status updated successfully');
  });
  return (
    <Dialog
      description={<span className="wrap-anywhere">{`Invoice ${invoice.invoiceNumber}`}</span>}
      dismissible={!save.isBusy}
      footer={
        <>
          <Button disabled={save.isBusy} onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button
            busy={save.isBusy}
            busyLabel="Updating..."
            disabled={status === invoice.status}
            onClick={() => (invoice.status === 'PAID' ? setIsAsking(true) : void save.run())}
          >
            Update
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="sm"
      title="Update Invoice Status"
    >
      <Field error={conflict} label="Status">
        <Select
          disabled={save.isBusy}
          ref={focusOnShow}
          onChange={(event) => {
            setStatus(INVOICE_STATUSES.find((one) => one === event.target.value) ?? status);
            setConflict(undefined);
          }}
          value={status}
        >
          {INVOICE_STATUSES.map((one) => (
            <option key={one} value={one}>
              {statusLabel(one)}
            </option>
          ))}
        </Select>
      </Field>
      <ConfirmDialog
        confirmLabel="Change Status"
        onConfirm={() => {
          setIsAsking(false);
          void save.run();
        }}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={paidStatusWarning(invoice, status)}
        title="Change a paid invoice?"
      />
    </Dialog>
  );
}

/** Why this status cannot be set, as for an invoice paid by card; a toast would disappear too soon. */
function conflictOf(error: unknown): string | undefined {
  return error instanceof AppError && error.code === 'CONFLICT' ? friendlyMessages(error).join(' ') : undefined;
}
