import { type FormEvent, useId, useState } from 'react';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';

type ConfirmIdentityDialogProps = {
  email: string;
  onCancel: () => void;
  onConfirm: (password: string) => Promise<void>;
};

/** Asks for the password of the signed-in user. */
export function ConfirmIdentityDialog({ email, onCancel, onConfirm }: ConfirmIdentityDialogProps) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const confirm = useAction((password: string) =>
    onConfirm(password).catch((error: unknown) => setFailure(friendlyMessages(error).join(' '))),
  );
  const focus = useRestoreFocus(confirm.isBusy);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be opened from a form, where its events bubble in React.
    event.stopPropagation();
    focus.keep(document.activeElement);
    setFailure(undefined);
    void confirm.run(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <Dialog
      description="This change is sensitive, so please enter your password. You will not be asked again for five minutes."
      dismissible={!confirm.isBusy}
      footer={
        <>
          <Button disabled={confirm.isBusy} onClick={onCancel} variant="secondary">
            Cancel
          </Button>
          <Button busy={confirm.isBusy} busyLabel="Checking..." form={formId} type="submit">
            Confirm
          </Button>
        </>
      }
      onOpenChange={onCancel}
      open
      title="Confirm that it is you"
    >
      <form className="flex flex-col gap-5" id={formId} onInput={() => setFailure(undefined)} onSubmit={onSubmit}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {/* For password managers. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        <fieldset className="contents" disabled={confirm.isBusy}>
          <PasswordField />
        </fieldset>
      </form>
    </Dialog>
  );
}
