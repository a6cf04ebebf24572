import { Notice } from '#web/ui/feedback/notice.tsx';
import { NewPasswordFields } from '#web/ui/forms/new-password-fields.tsx';

/** Asks for a new password for an account whose email was never confirmed, and explains why. */
export function NewPassword({ disabled }: { disabled: boolean }) {
  return (
    <fieldset className="mt-5 grid min-w-0 gap-4" disabled={disabled}>
      <Notice title="Choose a new password to accept" tone="info">
        <p>
          The email of this account was never confirmed, so someone else may have registered it. Accepting confirms it
          and deletes everything previously entered in the account. To keep your data, sign in and confirm your email
          first.
        </p>
      </Notice>
      <NewPasswordFields />
    </fieldset>
  );
}
