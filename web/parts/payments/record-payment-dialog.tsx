import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { invoicePaymentsQuery } from '#web/lib/queries/invoice-payments.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { amountText, type PayableInvoice, withBalance } from './payable.ts';
import { AmountField, DateField, MethodField, NoteField, ReceiptField, ReferenceField } from './payment-fields.tsx';
import { RestField } from './rest-field.tsx';
import { t } from './texts.en.ts';
import { showPaymentFailure, usePaymentForm } from './use-payment-form.ts';

type RecordPaymentDialogProps = {
  invoice: PayableInvoice;
  onClose: () => void;
  /** Called once the payment is recorded, after `onClose`. */
  onRecorded?: () => void;
};

/** Records a payment received outside the product: by default the whole balance, today. */
export function RecordPaymentDialog({ invoice: opened, onClose, onRecorded }: RecordPaymentDialogProps) {
  const { invoice, readAnew } = useCurrentBalance(opened);
  const payment = usePaymentForm(invoice, {
    onRecorded: ({ amount, currency, keepRest }) => {
      onClose();
      const text = keepRest === 'credit' ? t.recordedWithCredit : t.recorded;
      toast.success(text({ amount: amountText(amount, currency) }));
      onRecorded?.();
    },
    onFailed: (error, reasons) => {
      if (error instanceof AppError && error.reason === 'OVER_BALANCE') readAnew();
      showPaymentFailure(error, reasons);
    },
  });
  return (
    <FormDialog
      busyLabel={t.recording}
      description={<span className="wrap-anywhere">{t.invoice({ number: invoice.invoiceNumber })}</span>}
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      editing={payment}
      noValidate
      onClose={onClose}
      submitLabel={t.recordPayment}
      title={t.recordPayment}
    >
      <AmountField invoice={invoice} payment={payment} />
      <DateField payment={payment} />
      <RestField invoice={invoice} payment={payment} />
      <MethodField invoice={invoice} payment={payment} />
      <ReferenceField payment={payment} />
      <NoteField payment={payment} />
      <ReceiptField invoice={invoice} payment={payment} />
    </FormDialog>
  );
}

/** An invoice as it was opened, with the balance of now once that turned out to be another. */
function useCurrentBalance(invoice: PayableInvoice) {
  const [isOutdated, setIsOutdated] = useState(false);
  const { data } = useQuery({ ...invoicePaymentsQuery(invoice.id), enabled: isOutdated });
  return {
    invoice: isOutdated && data ? withBalance(invoice, data) : invoice,
    readAnew: () => setIsOutdated(true),
  };
}
