import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type EmailFieldProps = { value: string; onChange: (email: string) => void };

/** The e-mail that an account is known by; stands in the form as `email`. */
export function EmailField({ value, onChange }: EmailFieldProps) {
  return (
    <Field label="Email" required>
      <Input
        autoComplete="username"
        name="email"
        onChange={(event) => onChange(event.target.value)}
        placeholder="you@example.com"
        type="email"
        value={value}
      />
    </Field>
  );
}
