import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useSession } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountLayout } from './account-layout.tsx';
import { credentialsOf } from './credentials.ts';
import { LINK_STYLE } from './link-style.ts';
import { PasswordInput } from './password-input.tsx';
import { signInErrorText } from './sign-in-errors.ts';

/** Sign in (spec 1 §2.3). Where it leads is the guests' guard's to say. */
export function SignInScreen() {
  useDocumentTitle('Sign in');
  const session = useSession();
  const { state } = useLocation();
  const [error, setError] = useState<string | null>(null);
  const signIn = useAction(async (form: HTMLFormElement) => {
    setError(null);
    await session.signIn(credentialsOf(form)).catch((failure) => setError(signInErrorText(failure)));
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signIn.run(event.currentTarget);
  };
  const hasExpired = session.status === 'anonymous' && session.why === 'expired';
  const notice = (state as { notice?: string } | null)?.notice;
  return (
    <AccountLayout
      pitch="Create, manage, and send professional invoices in minutes."
      subtitle="Please enter your details"
      title="Welcome"
    >
      <form className="flex flex-col gap-5" onInput={() => setError(null)} onSubmit={onSubmit}>
        {error ? (
          <Notice tone="danger">{error}</Notice>
        ) : notice ? (
          <Notice tone="success">{notice}</Notice>
        ) : (
          hasExpired && <Notice tone="info">Your session has ended. Please sign in again.</Notice>
        )}
        <fieldset className="contents" disabled={signIn.isBusy}>
          <Field label="Email" required>
            <Input autoComplete="username" name="email" placeholder="you@example.com" type="email" />
          </Field>
          <Field label="Password" required>
            <PasswordInput autoComplete="current-password" name="password" />
          </Field>
        </fieldset>
        <Button busy={signIn.isBusy} busyLabel="Signing in..." size="lg" type="submit">
          Sign in
        </Button>
        <p className="text-center text-muted">
          Don't have an account?{' '}
          <Link className={LINK_STYLE} state={state} to={paths.register}>
            Sign up
          </Link>
        </p>
      </form>
    </AccountLayout>
  );
}
