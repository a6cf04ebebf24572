import { type FormEvent, useId, useState } from 'react';
import { isAcceptablePassword, PASSWORD_RULE } from '#shared/auth/password.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isCancelled } from '#web/lib/errors/refusals.ts';
import { useSecurityMutations } from '#web/lib/queries/security.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Asks for a new password. If the server needs the current one, the call asks for it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { email } = useUser();
  const { changePassword } = useSecurityMutations();
  const [failure, setFailure] = useState<string>();
  const save = useAction(async (form: FormData) => {
    const newPassword = String(form.get('newPassword'));
    if (newPassword !== form.get('confirmPassword')) return setFailure('Passwords do not match');
    if (!isAcceptablePassword(newPassword)) return setFailure(PASSWORD_RULE);
    try {
      await changePassword.mutateAsync(newPassword);
    } catch (error) {
      if (!isCancelled(error)) setFailure(friendlyMessages(error).join(' '));
      return;
    }
    toast.success('Your password has been changed');
    onClose();
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    void save.run(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      dismissible={!save.isBusy}
      footer={
        <>
          <Button disabled={save.isBusy} onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button busy={save.isBusy} busyLabel="Changing..." form={formId} type="submit">
            Change password
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="sm"
      title="Change password"
    >
      <form className="flex flex-col gap-5" id={formId} onInput={() => setFailure(undefined)} onSubmit={onSubmit}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {/* For password managers. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        <fieldset className="contents" disabled={save.isBusy}>
          <PasswordField hint={PASSWORD_RULE} isNew label="New password" name="newPassword" />
          <PasswordField isNew label="Confirm password" name="confirmPassword" />
        </fieldset>
      </form>
    </Dialog>
  );
}
