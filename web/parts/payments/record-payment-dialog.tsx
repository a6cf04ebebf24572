import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { amountText, type PayableInvoice } from './payable.ts';
import { AmountField, DateField, MethodField, ReceiptField, ReferenceField } from './payment-fields.tsx';
import { t } from './texts.en.ts';
import { usePaymentForm } from './use-payment-form.ts';

type RecordPaymentDialogProps = {
  invoice: PayableInvoice;
  onClose: () => void;
  /** Called once the payment is recorded, after `onClose`. */
  onRecorded?: () => void;
};

/** Records a payment received outside the product: by default the whole balance, today. */
export function RecordPaymentDialog({ invoice, onClose, onRecorded }: RecordPaymentDialogProps) {
  const payment = usePaymentForm(invoice, {
    onRecorded: ({ amount, currency }) => {
      onClose();
      toast.success(t.recorded({ amount: amountText(amount, currency) }));
      onRecorded?.();
    },
  });
  const { form, errorOf } = payment;
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
      <MethodField invoice={invoice} payment={payment} />
      <ReferenceField payment={payment} />
      <details className="sm:col-span-2">
        <summary className="-my-2 w-fit cursor-pointer rounded-sm py-2 font-medium pointer-coarse:-my-3 pointer-coarse:py-3 text-accent text-sm">
          {t.addNote}
        </summary>
        <Field className="mt-3" error={errorOf('note')} hint={t.noteHint} label={t.note}>
          <Textarea rows={2} {...form.register('note')} />
        </Field>
      </details>
      <ReceiptField invoice={invoice} payment={payment} />
    </FormDialog>
  );
}
