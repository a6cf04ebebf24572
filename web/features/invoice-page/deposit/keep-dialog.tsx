import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Invoice } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { ForfeitInput } from '#shared/receipt/deposit.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { paths } from '#web/lib/paths.ts';
import { type HeldDeposit, useDepositMutations } from '#web/lib/queries/deposits.ts';
import { MoneyField } from '#web/parts/payments/payment-fields.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { IncludedTaxes } from './included-taxes.tsx';
import { t } from './texts.en.ts';

type KeepDialogProps = { invoice: Invoice; held: HeldDeposit; onClose: () => void };

type KeepForm = { readonly amount: TypedNumber; readonly work: 'taxable' | 'exempt' };

const WORK = [
  { value: 'taxable', label: t.taxable, hint: t.taxableHint },
  { value: 'exempt', label: t.exempt, hint: t.exemptHint },
] as const;

/** Keeps a deposit, or a part of it, since its customer withdrew; leads to the invoice that charges it. */
export function KeepDialog({ invoice, held, onClose }: KeepDialogProps) {
  const keeping = useKeeping({ held, onClose });
  const { form, errorOf } = keeping;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  const { field: work } = useController({ control: form.control, name: 'work' });
  return (
    <FormDialog
      busyLabel={t.keeping}
      description={t.keepExplained}
      editing={keeping}
      fieldsStyle="grid gap-5"
      noValidate
      onClose={onClose}
      submitLabel={t.keepTitle}
      title={t.keepTitle}
    >
      <Field error={errorOf('amount')} label={t.amount} required>
        <MoneyField {...amount} currency={held.currency} />
      </Field>
      <ChoiceField legend={t.work} name={work.name} onChange={work.onChange} options={WORK} value={work.value} />
      {typeof amount.value === 'number' && amount.value > 0 && (
        <IncludedTaxes amount={amount.value} invoice={invoice} isExempt={work.value === 'exempt'} />
      )}
    </FormDialog>
  );
}

function useKeeping({ held, onClose }: Omit<KeepDialogProps, 'invoice'>) {
  const { keep } = useDepositMutations();
  const navigate = useNavigate();
  const [rules] = useState(() => rulesFor(held, crypto.randomUUID()));
  const [values] = useState<KeepForm>({ amount: held.amount, work: 'taxable' });
  return useCheckedForm<KeepForm, ForfeitInput>({
    rules,
    values,
    onValid: async (input) => {
      const { id, invoiceNumber: number } = await keep.mutateAsync({ depositId: held.id, ...input });
      // At once, or the open form would ask before it is left.
      flushSync(onClose);
      toast.success(t.kept({ number }));
      void navigate(paths.invoice(id));
    },
    onFailed: (error, reasons) => showRefusal(error, t.notKept, reasons),
  });
}

function rulesFor({ amount: most }: HeldDeposit, id: string): FormRules<KeepForm, ForfeitInput> {
  return {
    schema: ForfeitInput,
    check: ({ amount }) => {
      if (amount === '') return [{ path: 'amount', rule: 'required' }];
      if (typeof amount !== 'number' || amount <= most) return [];
      return [{ path: 'amount', rule: 'max', params: { max: dictionary.amount(toCents(most)) } }];
    },
    toInput: ({ amount, work }) => ({
      id,
      ...(amount !== '' && { amount }),
      // What is charged of taxable work is for the server to say.
      ...(work === 'exempt' && { taxTreatment: 'exempt' }),
    }),
    texts: { 'amount max': t.atMost },
  };
}
