import { isAcceptablePassword } from '#shared/auth/password.ts';
import { PASSWORD_RULE } from '#web/lib/locale/password-rule.en.ts';
import { PasswordField } from './password-field.tsx';
import { t } from './texts.en.ts';

type NewPassword = { newPassword: string; confirmPassword: string };

/** A new password and its confirmation, named as in `NewPassword`. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField hint={PASSWORD_RULE} isNew label={t.newPassword} name="newPassword" />
      <PasswordField isNew label={t.confirmPassword} name="confirmPassword" />
    </>
  );
}

/** The values of these fields in their form. */
export function newPasswordIn(form: FormData): NewPassword {
  return {
    newPassword: String(form.get('newPassword') ?? ''),
    confirmPassword: String(form.get('confirmPassword') ?? ''),
  };
}

/** Why a new password is not accepted; undefined if it is (spec 1 §5). */
export function newPasswordProblem({ newPassword, confirmPassword }: NewPassword): string | undefined {
  if (newPassword !== confirmPassword) return t.passwordsDiffer;
  return isAcceptablePassword(newPassword) ? undefined : PASSWORD_RULE;
}
