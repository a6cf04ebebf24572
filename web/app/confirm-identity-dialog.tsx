import { type FormEvent, useId, useState } from 'react';
import type { Confirmation } from '#shared/auth/schema.ts';
import { textIn } from '#web/features/account/credentials.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';

type ConfirmIdentityDialogProps = {
  email: string;
  /** Whether a code is accepted instead of the password. */
  hasSecondFactor: boolean;
  onCancel: () => void;
  onConfirm: (proof: Confirmation) => Promise<void>;
};

/** Asks for the signed-in user's password, or for a code of their second factor. */
export function ConfirmIdentityDialog({ email, hasSecondFactor, onCancel, onConfirm }: ConfirmIdentityDialogProps) {
  const formId = useId();
  const [usesCode, setUsesCode] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = useAction((proof: Confirmation) =>
    onConfirm(proof).catch((error: unknown) => setFailure(friendlyMessages(error).join(' '))),
  );
  const focus = useRestoreFocus(confirm.isBusy);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals: a form that opened this dialog would be submitted, too.
    event.stopPropagation();
    focus.keep(document.activeElement);
    setFailure(undefined);
    const form = new FormData(event.currentTarget);
    void confirm.run(usesCode ? { code: textIn(form, 'code') } : { password: textIn(form, 'password') });
  };
  return (
    <Dialog
      description={`To continue, enter ${usesCode ? 'a code' : 'your password'}. You won't be asked again for five minutes.`}
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
      title="Confirm it's you"
    >
      <form className="flex flex-col gap-5" id={formId} onInput={() => setFailure(undefined)} onSubmit={onSubmit}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {/* For password managers. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
        <fieldset className="contents" disabled={confirm.isBusy}>
          {usesCode ? <CodeField /> : <PasswordField />}
          {hasSecondFactor && (
            <Button className="-mx-3 -mt-4 self-start" onClick={() => setUsesCode(!usesCode)} size="sm" variant="ghost">
              {usesCode ? 'Use your password instead' : 'Use a code instead'}
            </Button>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
