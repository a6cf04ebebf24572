import { useId, useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { STATUS_LABELS } from '#web/lib/locale/statuses.en.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { balanceCentsOf, hasMoney } from '#web/parts/payments/payable.ts';
import { showPaymentFailure, usePaymentForm } from '#web/parts/payments/use-payment-form.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { StatusPayment } from './status-payment.tsx';
import { paidStatusWarning, statusObstacle } from './status-texts.ts';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';
import { wordsOf } from './words.ts';

/** The select is the point of the dialog, so it has the focus instead of the close button. */
const focusOnShow = (select: HTMLSelectElement | null) => select?.focus();

type StatusDialogProps = { invoice: InvoiceListItem; onClose: () => void; onShowPayments: () => void };

/**
 * Sets any status from any status (spec 1 §4) that the invoice's money allows; otherwise it says why and leads to the
 * payments. Paid records a payment of the balance. Stays open if the server refuses.
 */
export function StatusDialog({ invoice, onClose, onShowPayments }: StatusDialogProps) {
  const formId = useId();
  const words = wordsOf(invoice);
  const [isAsking, setIsAsking] = useState(false);
  const { status, choose, conflict, save, payment } = useStatus(invoice, onClose);
  const isPaying = status === 'PAID' && balanceCentsOf(invoice) > 0;
  const isBusy = save.isBusy || payment.isBusy;
  const obstacle = INVOICE_STATUSES.map((one) => statusObstacle(invoice, one)).find(Boolean);
  const submit = (form: HTMLFormElement) => {
    if (isPaying) return payment.submit(form);
    // A status does not undo payments; the server says so.
    return invoice.status === 'PAID' && !hasMoney(invoice) ? setIsAsking(true) : save.run();
  };
  return (
    <Dialog
      description={<span className="wrap-anywhere">{words.invoice({ number: invoice.invoiceNumber })}</span>}
      dismissible={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose} variant="secondary">
            {t.cancel}
          </Button>
          <Button busy={isBusy} busyLabel={t.updating} disabled={status === invoice.status} form={formId} type="submit">
            {t.update}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="sm"
      title={titlesOf(invoice).status}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <fieldset className="grid gap-5" disabled={isBusy}>
          <StatusField
            error={conflict ?? (isPaying ? payment.errorOf('amount') : undefined)}
            hint={obstacle}
            invoice={invoice}
            onChoose={choose}
            status={status}
          />
          {(conflict ?? obstacle) && hasMoney(invoice) && (
            <Button className="justify-self-start" onClick={onShowPayments} size="sm" variant="secondary">
              {t.showPayments}
            </Button>
          )}
          {isPaying && <StatusPayment invoice={invoice} payment={payment} />}
        </fieldset>
      </form>
      <ConfirmDialog
        confirmLabel={t.changeStatus}
        onConfirm={() => {
          setIsAsking(false);
          void save.run();
        }}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={paidStatusWarning(invoice, status)}
        title={words.changePaid}
      />
    </Dialog>
  );
}

type StatusFieldProps = {
  invoice: InvoiceListItem;
  status: InvoiceStatus;
  hint: string | undefined;
  error: string | undefined;
  onChoose: (status: InvoiceStatus) => void;
};

function StatusField({ invoice, status, hint, error, onChoose }: StatusFieldProps) {
  return (
    <Field error={error} hint={hint} label={t.status}>
      <Select
        onChange={({ target }) => onChoose(INVOICE_STATUSES.find((one) => one === target.value) ?? status)}
        ref={focusOnShow}
        value={status}
      >
        {INVOICE_STATUSES.map((one) => (
          <option disabled={statusObstacle(invoice, one) !== undefined} key={one} value={one}>
            {STATUS_LABELS[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function useStatus(invoice: InvoiceListItem, onClose: () => void) {
  const [status, setStatus] = useState<InvoiceStatus>(invoice.status);
  const [conflict, setConflict] = useState<string>();
  const { update } = useInvoiceMutations();
  const onUpdated = () => {
    onClose();
    toast.success(wordsOf(invoice).updated);
  };
  const payment = usePaymentForm(invoice, {
    onRecorded: onUpdated,
    onFailed: (error, reasons) => {
      setConflict(conflictOf(error));
      showPaymentFailure(error, reasons);
    },
  });
  const save = useAction(async () => {
    try {
      await update.mutateAsync({ id: invoice.id, status });
    } catch (error) {
      setConflict(conflictOf(error));
      return showRefusal(error, wordsOf(invoice).updateFailed);
    }
    onUpdated();
  });
  const choose = (next: InvoiceStatus) => {
    setStatus(next);
    setConflict(undefined);
  };
  return { status, choose, conflict, save, payment };
}

/** Why this status cannot be set, as for an invoice with payments; a toast would disappear too soon. */
function conflictOf(error: unknown): string | undefined {
  return error instanceof AppError && error.code === 'CONFLICT' ? friendlyMessages(error).join(' ') : undefined;
}
