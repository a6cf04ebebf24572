import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { FieldLook } from './company-fields.ts';
import type { CompanyEditing } from './use-company-form.ts';

type CompanyTextFieldProps = Pick<CompanyEditing, 'form' | 'errorOf'> & {
  look: FieldLook;
  /** Tidies the text on blur. */
  tidy?: ((typed: string) => string) | undefined;
};

/** A text field of the company. */
export function CompanyTextField({ form, errorOf, look, tidy = asTyped }: CompanyTextFieldProps) {
  const { name, label, hint, isWide, hasLines, ...input } = look;
  const onBlur = () => {
    const typed = form.getValues(name);
    const text = tidy(typed);
    if (text !== typed) form.setValue(name, text, { shouldDirty: true });
  };
  return (
    <Field
      className={isWide ? 'sm:col-span-2' : ''}
      error={errorOf(name)}
      hint={hint}
      label={label}
      required={name === 'name'}
    >
      {hasLines ? (
        <Textarea autoComplete={input.autoComplete} rows={1} {...form.register(name, { onBlur })} />
      ) : (
        <Input {...input} {...form.register(name, { onBlur })} />
      )}
    </Field>
  );
}

const asTyped = (typed: string) => typed;
