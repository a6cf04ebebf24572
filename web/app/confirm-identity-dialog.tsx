import { useState } from 'react';
import type { Confirmation } from '#shared/auth/schema.ts';
import { textIn } from '#web/features/account/credentials.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

type ConfirmIdentityDialogProps = {
  email: string;
  /** Whether a code is accepted instead of the password. */
  hasSecondFactor: boolean;
  /** Whether the password is not accepted. */
  needsCode: boolean;
  onCancel: () => void;
  onConfirm: (proof: Confirmation) => Promise<void>;
};

/** Asks for the signed-in user's password, or for a code of their second factor. */
export function ConfirmIdentityDialog({
  email,
  hasSecondFactor,
  needsCode,
  onCancel,
  onConfirm,
}: ConfirmIdentityDialogProps) {
  const [usesCode, setUsesCode] = useState(needsCode);
  const [failure, setFailure] = useState<string>();
  const confirm = useAction((proof: Confirmation) =>
    onConfirm(proof).catch((error: unknown) => setFailure(friendlyMessages(error).join(' '))),
  );
  const swap = () => {
    setUsesCode(!usesCode);
    setFailure(undefined);
  };
  const onSubmit = (element: HTMLFormElement) => {
    setFailure(undefined);
    const form = new FormData(element);
    void confirm.run(usesCode ? { code: textIn(form, 'code') } : { password: textIn(form, 'password') });
  };
  return (
    <FormDialog
      busyLabel="Checking..."
      description={`To continue, enter ${usesCode ? 'a code' : 'your password'}. You won't be asked again for five minutes.`}
      fieldsStyle="flex min-w-0 flex-col gap-5"
      isBusy={confirm.isBusy}
      isDirty={false}
      onClose={onCancel}
      onInput={() => setFailure(undefined)}
      onSubmit={onSubmit}
      submitLabel="Confirm"
      title="Confirm it's you"
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {/* For password managers. */}
      <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
      {usesCode ? <CodeField /> : <PasswordField />}
      {hasSecondFactor && !needsCode && (
        <Button className="-mx-3 -mt-4 self-start" onClick={swap} size="sm" variant="ghost">
          {usesCode ? 'Use your password instead' : 'Use a code instead'}
        </Button>
      )}
    </FormDialog>
  );
}
