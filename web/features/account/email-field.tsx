import { useEffect, useRef } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

type EmailFieldProps = { value: string; onChange: (email: string) => void };

/** The account's email; its form field is named `email`. */
export function EmailField({ value, onChange }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A browser may fill in a prerendered screen before it is hydrated.
    const filled = input.current?.value;
    if (filled && filled !== value) onChange(filled);
  }, [value, onChange]);
  return (
    <Field label="Email" required>
      <Input
        autoComplete="username"
        name="email"
        onChange={(event) => onChange(event.target.value)}
        placeholder="you@example.com"
        ref={input}
        type="email"
        value={value}
      />
    </Field>
  );
}
