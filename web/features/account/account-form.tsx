import { type FormEvent, type ReactNode, useState } from 'react';
import type { Login } from '#shared/auth/schema.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { credentialsOf } from './credentials.ts';
import { PasswordInput } from './password-input.tsx';

type AccountFormProps = {
  submitLabel: string;
  busyLabel: string;
  /** Whether the password is a new one, for password managers. */
  isNewPassword?: boolean;
  passwordHint?: string;
  /** Switches the browser's own checks off. */
  noValidate?: boolean;
  /** Shown until something goes wrong. */
  notice?: ReactNode;
  /** Answers what went wrong, in words for people; undefined when nothing did. */
  onSubmit: (credentials: Login) => Promise<string | undefined>;
  /** Under the button: the way to the other screen. */
  footer: ReactNode;
};

/** An e-mail and a password, sent once at a time; an error goes away with the next edit (spec 1 §4). */
export function AccountForm({
  submitLabel,
  busyLabel,
  isNewPassword = false,
  passwordHint,
  noValidate = false,
  notice,
  onSubmit,
  footer,
}: AccountFormProps) {
  const [error, setError] = useState<string>();
  const submit = useAction(async (form: HTMLFormElement) => {
    focus.keep(document.activeElement);
    setError(undefined);
    setError(await onSubmit(credentialsOf(form)));
  });
  const focus = useKeptFocus(submit.isBusy);
  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit.run(event.currentTarget);
  };
  return (
    <form
      className="flex flex-col gap-5"
      noValidate={noValidate}
      onInput={() => setError(undefined)}
      onSubmit={onFormSubmit}
    >
      {error ? <Notice tone="danger">{error}</Notice> : notice}
      <fieldset className="contents" disabled={submit.isBusy}>
        <Field label="Email" required>
          <Input autoComplete="username" name="email" placeholder="you@example.com" type="email" />
        </Field>
        <Field hint={passwordHint} label="Password" required>
          <PasswordInput autoComplete={isNewPassword ? 'new-password' : 'current-password'} name="password" />
        </Field>
      </fieldset>
      <Button busy={submit.isBusy} busyLabel={busyLabel} size="lg" type="submit">
        {submitLabel}
      </Button>
      <p className="text-center text-muted">{footer}</p>
    </form>
  );
}
