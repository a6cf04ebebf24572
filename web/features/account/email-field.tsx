import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.ts';

type EmailFieldProps = { value: string; onChange: (email: string) => void };

/** The account's email; its form field is named `email`. */
export function EmailField({ value, onChange }: EmailFieldProps) {
  return (
    <Field label={t.email} required>
      <Input
        autoComplete="username"
        name="email"
        onChange={(event) => onChange(event.target.value)}
        placeholder={t.emailExample}
        type="email"
        value={value}
      />
    </Field>
  );
}
