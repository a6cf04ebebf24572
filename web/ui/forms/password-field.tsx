import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.ts';

type PasswordFieldProps = {
  label?: string;
  /** Name of the form field. */
  name?: string;
  /** Whether a new password is chosen here, for password managers. */
  isNew?: boolean;
  hint?: string;
};

/** A password, hidden until the eye button is pressed. */
export function PasswordField({ label = t.password, name = 'password', isNew = false, hint }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field hint={hint} label={label} required>
      <Input
        autoCapitalize="none"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        name={name}
        spellCheck={false}
        trailing={
          <Button
            aria-label={isShown ? t.hide({ label }) : t.show({ label })}
            className="relative before:absolute before:-inset-1"
            onClick={() => setIsShown(!isShown)}
            size="icon-sm"
            variant="ghost"
          >
            <Icon aria-hidden="true" className="text-muted" />
          </Button>
        }
        type={isShown ? 'text' : 'password'}
      />
    </Field>
  );
}
