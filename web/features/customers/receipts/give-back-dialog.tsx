import { useState } from 'react';
import { useController } from 'react-hook-form';
import { toCents } from '#shared/money.ts';
import { isProvided, MANUAL_METHODS, type ManualMethod } from '#shared/payment-methods.ts';
import { type Receipt, ReturnInput } from '#shared/receipt/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { useReceiptMutations } from '#web/lib/queries/receipts.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { MoneyField } from '#web/parts/payments/payment-fields.tsx';
import { lastMethod } from '#web/parts/payments/use-payment-form.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { receiptTitle } from './receipt-entry.tsx';
import { t } from './texts.en.tsx';

type GiveBackDialogProps = { receipt: Receipt; onClose: () => void };

type GiveBackForm = { readonly amount: TypedNumber; readonly method: ManualMethod; readonly reason: string };

/** Records that credit was given back to the customer: by default, all that is left of a receipt. */
export function GiveBackDialog({ receipt, onClose }: GiveBackDialogProps) {
  const editing = useGivingBack({ receipt, onClose });
  const { form, errorOf } = editing;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  return (
    <FormDialog
      busyLabel={t.givingBack}
      description={`${receiptTitle(receipt)}. ${t.giveBackExplained}`}
      editing={editing}
      fieldsStyle="grid gap-5"
      noValidate
      onClose={onClose}
      submitLabel={t.actions['give-back']}
      title={t.giveBackCredit}
    >
      <Field error={errorOf('amount')} label={t.amount} required>
        <MoneyField {...amount} currency={receipt.currency} />
      </Field>
      <Field error={errorOf('method')} label={t.method}>
        <Select {...form.register('method')}>
          <Options labelOf={(method) => LEDGER_METHOD_LABELS[method]} of={MANUAL_METHODS} />
        </Select>
      </Field>
      <Field error={errorOf('reason')} hint={t.keptWithPayment} label={t.reason}>
        <Input autoComplete="off" {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

/** Its id is generated once, so a retry after a lost response gives nothing back twice. */
function useGivingBack({ receipt, onClose }: GiveBackDialogProps) {
  const { giveBack } = useReceiptMutations();
  const [rules] = useState(() => rulesFor(crypto.randomUUID(), receipt));
  const [values] = useState<GiveBackForm>(() => ({
    amount: receipt.rest,
    method: isProvided(receipt.method) ? lastMethod() : receipt.method,
    reason: '',
  }));
  return useCheckedForm<GiveBackForm, ReturnInput>({
    rules,
    values,
    onValid: async (input) => {
      const { returns } = await giveBack.mutateAsync({ receiptId: receipt.id, ...input });
      // After a lost response, this is what was given back first.
      const { amount } = returns.find(({ id }) => id === input.id) ?? input;
      onClose();
      toast.success(t.givenBack({ amount: amountText(amount, receipt.currency) }));
    },
    onFailed: (error, reasons) => showRefusal(error, t.notGivenBack, reasons),
  });
}

function rulesFor(id: string, { rest }: Receipt): FormRules<GiveBackForm, ReturnInput> {
  return {
    schema: ReturnInput,
    check: ({ amount }) =>
      typeof amount === 'number' && amount > rest
        ? [{ path: 'amount', rule: 'max', params: { max: dictionary.amount(toCents(rest)) } }]
        : [],
    toInput: ({ amount, method, reason }) => ({
      ...{ id, method },
      ...(amount !== '' && { amount }),
      ...(reason.trim() && { reason }),
    }),
  };
}
