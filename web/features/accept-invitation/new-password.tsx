import { isAcceptablePassword, PASSWORD_RULE } from '#shared/auth/password.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

/** Asks for the new password of an account that never confirmed its email, and says what that does. */
export function NewPassword({ disabled }: { disabled: boolean }) {
  return (
    <fieldset className="mt-5 grid min-w-0 gap-4" disabled={disabled}>
      <Notice title="Choose a new password to accept" tone="info">
        <p>
          The email of this account was never confirmed, so somebody else may have registered it. Accepting confirms it
          and removes everything that was entered in the account before. To keep it, sign in and confirm the email
          first.
        </p>
      </Notice>
      <PasswordField hint={PASSWORD_RULE} isNew label="New password" name="password" />
      <PasswordField isNew label="Confirm password" name="confirmPassword" />
    </fieldset>
  );
}

/** The password chosen in a form, or what is wrong with it. */
export function chosenPassword(form: FormData): { password?: string; problem?: string } {
  const password = String(form.get('password') ?? '');
  if (!isAcceptablePassword(password)) return { problem: PASSWORD_RULE };
  if (password !== String(form.get('confirmPassword') ?? '')) return { problem: 'Passwords do not match' };
  return { password };
}
