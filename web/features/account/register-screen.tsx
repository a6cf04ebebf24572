import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { AccountLayout } from './account-layout.tsx';
import { credentialsOf } from './credentials.ts';
import { LINK_STYLE } from './link-style.ts';
import { PasswordInput } from './password-input.tsx';
import { registrationFailure } from './register-errors.ts';
import { useRegister } from './use-register.ts';

/** Register (spec 1 §2.4). Where it leads is the guests' guard's to say. */
export function RegisterScreen() {
  useDocumentTitle('Create account');
  const { state } = useLocation();
  const [error, setError] = useState<string | null>(null);
  const createAccount = useRegister();
  const register = useAction(async (form: HTMLFormElement) => {
    const credentials = credentialsOf(form);
    if (!credentials.email || !credentials.password) return setError('Please fill in all fields');
    setError(null);
    await createAccount(credentials).catch((cause) => {
      const failure = registrationFailure(cause);
      setError(failure.text);
      toast.error(failure.toast);
    });
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void register.run(event.currentTarget);
  };
  return (
    <AccountLayout
      pitch="Create, manage, and send professional invoices in minutes, and get paid faster."
      subtitle="Start invoicing today"
      title="Create an account"
    >
      <form className="flex flex-col gap-5" noValidate onInput={() => setError(null)} onSubmit={onSubmit}>
        {error && <Notice tone="danger">{error}</Notice>}
        <fieldset className="contents" disabled={register.isBusy}>
          <Field label="Email" required>
            <Input autoComplete="username" name="email" placeholder="you@example.com" type="email" />
          </Field>
          <Field hint={PASSWORD_RULE} label="Password" required>
            <PasswordInput autoComplete="new-password" name="password" />
          </Field>
        </fieldset>
        <Button busy={register.isBusy} busyLabel="Creating account..." size="lg" type="submit">
          Create account
        </Button>
        <p className="text-center text-muted">
          Already have an account?{' '}
          <Link className={LINK_STYLE} state={state} to={paths.login}>
            Sign in
          </Link>
        </p>
      </form>
    </AccountLayout>
  );
}
