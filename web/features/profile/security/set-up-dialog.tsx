import { useEffect, useEffectEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import type { SecondFactorSetup } from '#shared/security/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isUnconfirmed } from '#web/lib/errors/refusals.ts';
import { useSecurityMutations } from '#web/lib/queries/security.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';

type SetUpDialogProps = { onClose: () => void; onEnabled: (recoveryCodes: readonly string[]) => void };

/** Sets up an authenticator app: shows its secret as a QR code and as text, and asks for a first code. */
export function SetUpDialog({ onClose, onEnabled }: SetUpDialogProps) {
  const { startSecondFactor } = useSecurityMutations();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  // The call may ask for the password first; this dialog opens afterwards.
  const start = useEffectEvent(() =>
    startSecondFactor.mutateAsync().then(setSetup, (error: unknown) => {
      showRefusal(error, t.notSetUp);
      onClose();
    }),
  );
  useEffect(() => void start(), []);
  return setup ? <FirstCodeDialog onClose={onClose} onEnabled={onEnabled} setup={setup} /> : null;
}

function FirstCodeDialog({ setup, onClose, onEnabled }: SetUpDialogProps & { setup: SecondFactorSetup }) {
  const { enableSecondFactor } = useSecurityMutations();
  const [failure, setFailure] = useState<string>();
  const enable = useAction((code: string) =>
    enableSecondFactor.mutateAsync(code).then(
      ({ recoveryCodes }) => onEnabled(recoveryCodes),
      (error: unknown) => {
        if (!isUnconfirmed(error)) setFailure(friendlyMessages(error).join(' '));
      },
    ),
  );
  const submit = (form: HTMLFormElement) => {
    setFailure(undefined);
    void enable.run(String(new FormData(form).get('code')));
  };
  return (
    <FormDialog
      busyLabel={t.checking}
      description={t.scan}
      fieldsStyle="flex min-w-0 flex-col gap-5"
      editing={{ isBusy: enable.isBusy, isDirty: false, submit }}
      onClose={onClose}
      onInput={() => setFailure(undefined)}
      submitLabel={t.turnOn}
      title={t.setUpTitle}
    >
      <QrCode text={setup.uri} />
      <div className="text-sm">
        <p className="text-muted">{t.enterKey}</p>
        <p className="mt-1 select-all font-mono wrap-anywhere">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <CodeField takesRecoveryCode={false} />
    </FormDialog>
  );
}

function QrCode({ text }: { text: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  // White in dark mode too: cameras need the contrast.
  return <img alt={t.qrCode} className="size-48 self-center rounded-md bg-white" src={source} />;
}
