import type { ComponentProps } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { fromCents, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { MANUAL_METHODS, type ManualMethod } from '#shared/payment-methods.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { useUser } from '#web/lib/session/session.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { cashText, type PayableInvoice, settlingCents } from './payable.ts';
import { t } from './texts.en.ts';
import type { PaymentForm } from './use-payment-form.ts';

type PaymentFieldProps = { payment: CheckedForm<PaymentForm>; invoice: PayableInvoice };

/** The amount received. */
export function AmountField({ payment: { form, errorOf }, invoice }: PaymentFieldProps) {
  const { field } = useController({ control: form.control, name: 'amount' });
  const method = useWatch({ control: form.control, name: 'method' });
  return (
    <Field error={errorOf('amount')} hint={cashText(invoice, method)} label={t.amount} required>
      <MoneyField {...field} currency={invoice.currency} />
    </Field>
  );
}

type MoneyFieldProps = Pick<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'name'> & { currency: string };

/** An amount in major units, with its currency. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  return (
    <NumberField
      {...field}
      className="pr-14!"
      decimals={2}
      max={fromCents(MAX_AMOUNT_CENTS)}
      trailing={<span className="pr-2.5 text-muted">{currency}</span>}
    />
  );
}

/** The day it was received. */
export function DateField({ payment: { form, errorOf } }: Pick<PaymentFieldProps, 'payment'>) {
  const { field } = useController({ control: form.control, name: 'paidOn' });
  return (
    <Field error={errorOf('paidOn')} label={t.date} required>
      <DatePicker displayFormat={dictionary.shortDay} name={field.name} onChange={field.onChange} value={field.value} />
    </Field>
  );
}

type MethodFieldProps = Pick<PaymentFieldProps, 'payment'> & {
  /** Absent if the payment is for several. */
  invoice?: PayableInvoice;
};

/** The payment method. An amount that settles an invoice's balance still does so after a change of method. */
export function MethodField({ payment: { form, errorOf }, invoice }: MethodFieldProps) {
  const { field } = useController({ control: form.control, name: 'method' });
  const choose = (method: ManualMethod) => {
    const isInFull = invoice && form.getValues('amount') === fromCents(settlingCents(invoice, field.value));
    field.onChange(method);
    if (isInFull) form.setValue('amount', fromCents(settlingCents(invoice, method)));
  };
  return (
    <Field error={errorOf('method')} label={t.method}>
      <Select {...field} onChange={({ target }) => choose(target.value as ManualMethod)}>
        <Options labelOf={(method) => LEDGER_METHOD_LABELS[method]} of={MANUAL_METHODS} />
      </Select>
    </Field>
  );
}

/** The reference that identifies the payment at the bank. */
export function ReferenceField({ payment: { form, errorOf } }: Pick<PaymentFieldProps, 'payment'>) {
  return (
    <Field error={errorOf('reference')} hint={t.referenceHint} label={t.reference}>
      <Input autoComplete="off" {...form.register('reference')} />
    </Field>
  );
}

/** A note for the business, folded away until it is asked for. */
export function NoteField({ payment: { form, errorOf } }: Pick<PaymentFieldProps, 'payment'>) {
  return (
    <details className="sm:col-span-2">
      <summary className="-my-2 w-fit cursor-pointer rounded-sm py-2 font-medium pointer-coarse:-my-3 pointer-coarse:py-3 text-accent text-sm">
        {t.addNote}
      </summary>
      <Field className="mt-3" error={errorOf('note')} hint={t.noteHint} label={t.note}>
        <Textarea rows={2} {...form.register('note')} />
      </Field>
    </details>
  );
}

type ReceiptFieldProps = Pick<PaymentFieldProps, 'payment'> & { invoice: Pick<PayableInvoice, 'billingEmail'> };

/** Whether the customer gets a receipt, and at which address; nothing without an address. */
export function ReceiptField({ payment: { form }, invoice: { billingEmail } }: ReceiptFieldProps) {
  const { field } = useController({ control: form.control, name: 'sendReceipt' });
  const { emailVerified } = useUser();
  if (!billingEmail) return null;
  return (
    <Switch
      checked={field.value}
      className="col-span-full wrap-anywhere"
      disabled={!emailVerified}
      hint={emailVerified ? t.receiptTo({ email: billingEmail }) : t.confirmEmail}
      label={t.sendReceipt}
      onChange={field.onChange}
    />
  );
}
