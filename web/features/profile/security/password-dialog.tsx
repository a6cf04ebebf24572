import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isUnconfirmed } from '#web/lib/errors/refusals.ts';
import { useSecurityMutations } from '#web/lib/queries/security.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { NewPasswordFields, newPasswordIn, newPasswordProblem } from '#web/ui/forms/new-password-fields.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';

/** Asks for a new password. If the server needs the current one, the call asks for it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const { changePassword } = useSecurityMutations();
  const [failure, setFailure] = useState<string>();
  const save = useAction(async (form: FormData) => {
    const passwords = newPasswordIn(form);
    const problem = newPasswordProblem(passwords);
    setFailure(problem);
    if (problem) return;
    try {
      await changePassword.mutateAsync(passwords.newPassword);
    } catch (error) {
      if (!isUnconfirmed(error)) setFailure(friendlyMessages(error).join(' '));
      return;
    }
    toast.success(t.passwordChanged);
    onClose();
  });
  return (
    <FormDialog
      busyLabel={t.changing}
      fieldsStyle="flex min-w-0 flex-col gap-5"
      editing={{ isBusy: save.isBusy, isDirty: false, submit: (form) => save.run(new FormData(form)) }}
      onClose={onClose}
      onInput={() => setFailure(undefined)}
      submitLabel={t.changePassword}
      title={t.changePassword}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {/* For password managers. */}
      <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
      <NewPasswordFields />
    </FormDialog>
  );
}
