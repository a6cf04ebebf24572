import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { PaymentLook } from './payment-fields.ts';
import type { PaymentEditing } from './use-payment-form.ts';

type PaymentTextFieldProps = Pick<PaymentEditing, 'form' | 'errorOf'> & { look: PaymentLook; required?: boolean };

/** A text field of the payment details. */
export function PaymentTextField({ form, errorOf, look, required = false }: PaymentTextFieldProps) {
  const { name, label, hint, isWide, ...input } = look;
  return (
    <Field
      className={isWide ? 'sm:col-span-2' : ''}
      error={errorOf(name)}
      hint={hint}
      label={label}
      required={required}
    >
      <Input {...input} autoComplete="off" spellCheck={false} {...form.register(name)} />
    </Field>
  );
}
