import { useState } from 'react';
import type { Confirmation } from '#shared/auth/schema.ts';
import { textIn } from '#web/features/account/credentials.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';

type ConfirmIdentityDialogProps = {
  email: string;
  /** Whether it asks for a code instead of the password. */
  needsCode: boolean;
  onCancel: () => void;
  onConfirm: (proof: Confirmation) => Promise<void>;
};

/** Asks for the signed-in user's password, or for a code if they have a second factor. */
export function ConfirmIdentityDialog({ email, needsCode, onCancel, onConfirm }: ConfirmIdentityDialogProps) {
  const [failure, setFailure] = useState<string>();
  const confirm = useAction((proof: Confirmation) =>
    onConfirm(proof).catch((error: unknown) => setFailure(friendlyMessages(error).join(' '))),
  );
  const submit = (element: HTMLFormElement) => {
    setFailure(undefined);
    const form = new FormData(element);
    void confirm.run(needsCode ? { code: textIn(form, 'code') } : { password: textIn(form, 'password') });
  };
  return (
    <FormDialog
      busyLabel={t.checking}
      description={needsCode ? t.confirmByCode : t.confirmByPassword}
      fieldsStyle="flex min-w-0 flex-col gap-5"
      editing={{ isBusy: confirm.isBusy, isDirty: false, submit }}
      onClose={onCancel}
      onInput={() => setFailure(undefined)}
      submitLabel={t.confirm}
      title={t.confirmYou}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {/* For password managers. */}
      <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
      {needsCode ? <CodeField /> : <PasswordField />}
    </FormDialog>
  );
}
