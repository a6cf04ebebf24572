import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CreditNoteInput } from '#shared/ledger/schema.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { PayableInvoice } from './payable.ts';
import { MoneyField } from './payment-fields.tsx';
import { t } from './texts.en.ts';

type CreditNoteDialogProps = {
  invoice: PayableInvoice;
  /** The remaining balance, in major units. */
  balance: number;
  onClose: () => void;
  /** Called once the credit note is created, after `onClose`. */
  onCredited: () => void;
};

type CreditForm = { readonly amount: TypedNumber; readonly reason: string };

/** Reduces an invoice's balance: by default, to zero. */
export function CreditNoteDialog({ invoice, ...options }: CreditNoteDialogProps) {
  const credit = useCredit({ invoice, ...options });
  const { form, errorOf } = credit;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  return (
    <FormDialog
      busyLabel={t.creating}
      description={[
        t.creditExplained,
        ...(invoice.billingEmail ? [t.creditEmailed({ email: invoice.billingEmail })] : []),
      ].join(' ')}
      fieldsStyle="grid gap-5"
      editing={credit}
      noValidate
      onClose={options.onClose}
      submitLabel={t.createCreditNote}
      title={t.createCreditNote}
    >
      <Field error={errorOf('amount')} hint={t.includingTaxes} label={t.amount} required>
        <MoneyField {...amount} currency={invoice.currency} />
      </Field>
      <Field error={errorOf('reason')} hint={t.printedOnNote} label={t.reason}>
        <Input autoComplete="off" {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

/**
 * The form of a credit note. Its id is generated once, so a retry after a lost response does not create a second one.
 */
function useCredit({ invoice, balance, onClose, onCredited }: CreditNoteDialogProps) {
  const { credit } = usePaymentMutations(invoice.id);
  const [rules] = useState(() => rulesFor(crypto.randomUUID()));
  const [values] = useState<CreditForm>({ amount: balance, reason: '' });
  return useCheckedForm<CreditForm, CreditNoteInput>({
    rules,
    values,
    onValid: async (input) => {
      const { creditNotes } = await credit.mutateAsync(input);
      const made = creditNotes?.find(({ id }) => id === input.id);
      onClose();
      toast.success(made ? t.numberedCreated(made) : t.created);
      onCredited();
    },
    onFailed: (error, reasons) => showRefusal(error, t.notCreated, reasons),
  });
}

function rulesFor(id: string): FormRules<CreditForm, CreditNoteInput> {
  return {
    schema: CreditNoteInput,
    toInput: ({ amount, reason }) => ({
      id,
      ...(amount !== '' && { amount }),
      ...(reason.trim() && { reason }),
    }),
  };
}
