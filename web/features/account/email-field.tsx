import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

/** The account's email; its form field is named `email`. */
export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
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
