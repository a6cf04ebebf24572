import { isAcceptablePassword, PASSWORD_RULE } from '#shared/auth/password.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

/** Asks for a new password for an account whose email was never confirmed, and explains why. */
export function NewPassword({ disabled }: { disabled: boolean }) {
  return (
    <fieldset className="mt-5 grid min-w-0 gap-4" disabled={disabled}>
      <Notice title="Choose a new password to accept" tone="info">
        <p>
          The email of this account was never confirmed, so someone else may have created it. Accepting confirms the
          email and deletes everything in the account. To keep your data, sign in and confirm your email first.
        </p>
      </Notice>
      <PasswordField hint={PASSWORD_RULE} isNew label="New password" name="password" />
      <PasswordField isNew label="Confirm password" name="confirmPassword" />
    </fieldset>
  );
}

/** The new password in a form, or why it is not accepted. */
export function chosenPassword(form: FormData): { password?: string; problem?: string } {
  const password = String(form.get('password') ?? '');
  if (!isAcceptablePassword(password)) return { problem: PASSWORD_RULE };
  if (password !== String(form.get('confirmPassword') ?? '')) return { problem: 'Passwords do not match' };
  return { password };
}
