import { clsx } from 'clsx';
import { AlertDialog } from 'radix-ui';
import { useRef } from 'react';
import { AccountForm } from '#web/features/account/account-form.tsx';
import { LINK_STYLE } from '#web/features/account/link-style.ts';
import { useSignIn } from '#web/features/account/use-sign-in.ts';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { OVERLAY_STYLE, WINDOW_STYLE } from '#web/ui/overlays/dialog-style.ts';
import { useReturnFocus } from '#web/ui/overlays/use-return-focus.ts';
import { LogoutQuestion } from './shell/logout-question.tsx';
import { useLogout } from './shell/use-logout.ts';
import { t } from './texts.en.ts';

/**
 * Asks a user whose session expired for their password, over the screen they are working on. It closes when the session
 * resumes or ends.
 */
export function SignInAgain({ email }: { email: string }) {
  const { codeFor, submit } = useSignIn();
  const { logout, question } = useLogout();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY_STYLE} />
        <AlertDialog.Content
          className={clsx(WINDOW_STYLE, 'max-w-sm p-6')}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            content.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
          }}
          ref={content}
        >
          <AlertDialog.Title className="font-semibold text-lg">{t.signInAgain}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 mb-5 text-muted">{t.signInAgainText}</AlertDialog.Description>
          <AccountForm
            busyLabel={t.signingIn}
            footer={
              <>
                {t.notYou}{' '}
                <button className={clsx(LINK_STYLE, 'py-2.5')} onClick={logout} type="button">
                  {t.logOut}
                </button>
              </>
            }
            onSubmit={submit}
            submitLabel={t.signIn}
          >
            <Field label={t.email}>
              <Input
                autoComplete="username"
                className="bg-subtle! text-muted!"
                name="email"
                readOnly
                type="email"
                value={email}
              />
            </Field>
            <PasswordField />
            {codeFor && <CodeField />}
          </AccountForm>
          <LogoutQuestion {...question} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
