import { useState } from 'react';
import { EmailChange } from '#shared/auth/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { EmailCodeForm } from '#web/parts/account/email-code-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.tsx';

/** The user's email address. Changing it requires a code sent to the new one. */
export function EmailAddress() {
  const { refreshUser } = useSession();
  const { email, emailVerified, pendingEmail } = useUser();
  const [isChanging, setIsChanging] = useState(false);
  const cancelChange = async () => {
    const cancelling = call('POST /profile/change-email', { body: { email } });
    if (!(await isDone(cancelling, t.emailNotKept, showRefusal))) return;
    await refreshUser();
  };
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base">{t.emailAddress}</h2>
      <p className="mt-1 text-muted wrap-anywhere">
        {t.signInWith({ email: <strong className="font-medium text-ink">{email}</strong> })}
      </p>
      {pendingEmail && (
        <p className="mt-3 wrap-anywhere">
          {t.codeSentTo({ email: <strong className="font-medium">{pendingEmail}</strong> })}
        </p>
      )}
      {/* Until the first address is confirmed, the banner above every screen asks for the code. */}
      {pendingEmail && emailVerified && <EmailCodeForm className="mt-3" />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setIsChanging(true)} variant="secondary">
          {t.changeEmail}
        </Button>
        {pendingEmail && (
          <Button className="max-w-full" onClick={cancelChange} variant="ghost">
            <span className="truncate">{t.keepEmail({ email })}</span>
          </Button>
        )}
      </div>
      {isChanging && <ChangeEmailDialog onClose={() => setIsChanging(false)} />}
    </Card>
  );
}

const RULES = { schema: EmailChange, texts: { required: t.emailRequired } };
const EMPTY: EmailChange = { email: '' };

/** Asks for a new email address and emails a code to it. */
function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { refreshUser } = useSession();
  const { email: current } = useUser();
  const editing = useCheckedForm({
    rules: RULES,
    values: EMPTY,
    onValid: async ({ email }) => {
      if (email.toLowerCase() === current) {
        editing.form.setError('email', { message: t.emailIsYours });
        return;
      }
      await call('POST /profile/change-email', { body: { email } });
      toast.success(t.codeSent({ email }));
      await refreshUser();
      onClose();
    },
    onFailed: (error, reasons) => showRefusal(error, t.codeNotSent, reasons),
  });
  return (
    <FormDialog
      busyLabel={t.sending}
      description={t.changeEmailText}
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel={t.sendCode}
      title={t.changeEmail}
    >
      <Field error={editing.errorOf('email')} label={t.newEmail} required>
        <Input autoComplete="email" inputMode="email" {...editing.form.register('email')} />
      </Field>
    </FormDialog>
  );
}
