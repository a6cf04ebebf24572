import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { type LedgerLine, RefundInput } from '#shared/ledger/schema.ts';
import { isProvided, type LedgerMethod, MANUAL_METHODS } from '#shared/payment-methods.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { lineTitle, refundText } from './ledger-texts.ts';
import { amountText, type PayableInvoice } from './payable.ts';
import { MoneyField } from './payment-fields.tsx';
import { t } from './texts.en.ts';

type RefundDialogProps = {
  invoice: PayableInvoice;
  line: LedgerLine;
  onClose: () => void;
  onRefunded: () => void;
};

type RefundForm = {
  readonly method: LedgerMethod;
  readonly amount: TypedNumber;
  readonly reason: string;
  readonly to: Destination;
  readonly effect: Effect;
  readonly stillOwed: boolean;
};

/** Where the amount goes: back to the customer, or to their credit. */
type Destination = 'back' | 'credit';

/** How a refund affects the price. */
type Effect = 'money' | 'price';

/** The effects on the price; the first one depends on whether money is returned. */
const effectsOf = (to: Destination) =>
  [
    { value: 'money', label: to === 'credit' ? t.keepPrice : t.returnMoney, hint: t.returnMoneyHint },
    { value: 'price', label: t.reducePrice, hint: t.reducePriceHint },
  ] as const;

/** Refunds a payment in full or in part, or makes it the customer's credit: by default, all that is left of it. */
export function RefundDialog({ invoice, line, onClose, onRefunded }: RefundDialogProps) {
  const { customerId = '' } = invoice;
  const { data: customer } = useQuery({ ...customerQuery(customerId), enabled: customerId !== '' });
  const refund = useRefund({ invoice, line, onClose, onRefunded });
  const { form, errorOf } = refund;
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  const { field: to } = useController({ control: form.control, name: 'to' });
  const isKept = to.value === 'credit';
  const { field: effect } = useController({ control: form.control, name: 'effect' });
  const isReducing = effect.value === 'price';
  const { field: method } = useController({ control: form.control, name: 'method' });
  const { field: stillOwed } = useController({ control: form.control, name: 'stillOwed' });
  return (
    <FormDialog
      busyLabel={isKept ? t.keeping : t.refunding}
      description={`${lineTitle(line)}, ${amountText(line.amount, line.currency)}. ${isKept ? '' : refundText(method.value)}`}
      fieldsStyle="grid gap-5"
      editing={refund}
      noValidate
      onClose={onClose}
      submitLabel={isKept ? t.keepAsCredit : t.refund}
      title={t.refundPayment}
    >
      <Field error={errorOf('amount')} label={t.amount} required>
        <MoneyField {...amount} currency={line.currency} />
      </Field>
      {customer && !invoice.isDeposit && (
        <ChoiceField
          legend={t.whereItGoes}
          onChange={to.onChange}
          options={[
            { value: 'back', label: t.giveBack, hint: t.giveBackHint },
            { value: 'credit', label: t.keepFor(customer), hint: t.keepHint },
          ]}
          value={to.value}
        />
      )}
      {line.failedRefund !== undefined && !isKept && (
        <Field
          error={errorOf('method')}
          hint={isProvided(line.method) && t.refundMethodHint[line.method]}
          label={t.refundMethod}
        >
          <Select {...method}>
            <Options
              labelOf={(each) => (isProvided(each) ? t.again[each] : LEDGER_METHOD_LABELS[each])}
              of={[line.method, ...MANUAL_METHODS]}
            />
          </Select>
        </Field>
      )}
      {!invoice.isDeposit && (
        <ChoiceField
          legend={t.priceAndTaxes}
          onChange={effect.onChange}
          options={effectsOf(to.value)}
          value={effect.value}
        />
      )}
      <Field error={errorOf('reason')} hint={isReducing ? t.printedOnNote : t.keptWithRefund} label={t.reason}>
        <Input autoComplete="off" {...form.register('reason')} />
      </Field>
      {!isReducing && !invoice.isDeposit && (
        <Switch
          checked={stillOwed.value}
          hint={stillOwed.value ? t.owesAgain : t.owesNoMore}
          label={t.owesStill}
          onChange={stillOwed.onChange}
        />
      )}
    </FormDialog>
  );
}

/** The form of a refund. Its id is generated once, so a retry after a lost response continues the same refund. */
function useRefund({ invoice, line, onClose, onRefunded }: RefundDialogProps) {
  const { refund } = usePaymentMutations(invoice.id);
  const [rules] = useState(() => rulesFor(crypto.randomUUID(), line));
  const [values] = useState<RefundForm>({
    method: line.method,
    amount: line.failedRefund ?? line.refundable ?? 0,
    reason: '',
    to: 'back',
    effect: 'money',
    stillOwed: false,
  });
  return useCheckedForm<RefundForm, RefundInput>({
    rules,
    values,
    onValid: async (input) => {
      const { payments } = await refund.mutateAsync(input);
      // After a lost response, this is the refund that was sent first.
      const { amount } = payments.find(({ id }) => id === input.id) ?? input;
      onClose();
      const done = input.keepAsCredit ? t.keptRecorded : t.refundRecorded;
      toast.success(done({ amount: amountText(amount, line.currency) }));
      onRefunded();
    },
    onFailed: (error, reasons) => showRefusal(error, t.notRefunded, reasons),
  });
}

function rulesFor(id: string, payment: LedgerLine): FormRules<RefundForm, RefundInput> {
  return {
    schema: RefundInput,
    toInput: ({ method, amount, reason, to, effect, stillOwed }) => ({
      ...{ id, paymentId: payment.id },
      ...(to === 'credit' ? { keepAsCredit: true } : !isProvided(method) && method !== payment.method && { method }),
      ...(amount !== '' && { amount }),
      ...(reason.trim() && { reason }),
      ...(effect === 'price' ? { reducesPrice: true } : stillOwed && { stillOwed }),
    }),
  };
}
