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

/** The user's email address. Changing it requires a code sent to the new one. */
export function EmailAddress() {
  const { refreshUser } = useSession();
  const { email, emailVerified, pendingEmail } = useUser();
  const [isChanging, setIsChanging] = useState(false);
  const cancelChange = async () => {
    const cancelling = call('POST /profile/change-email', { body: { email } });
    if (!(await isDone(cancelling, 'Failed to keep your email address. Please try again.', showRefusal))) return;
    await refreshUser();
  };
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base">Email address</h2>
      <p className="mt-1 text-muted wrap-anywhere">
        You sign in with <strong className="font-medium text-ink">{email}</strong> and get account emails there.
      </p>
      {pendingEmail && (
        <p className="mt-3 wrap-anywhere">
          We sent a code to <strong className="font-medium">{pendingEmail}</strong>. Enter it to change your email
          address.
        </p>
      )}
      {/* Until the first address is confirmed, the banner above every screen asks for the code. */}
      {pendingEmail && emailVerified && <EmailCodeForm className="mt-3" />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setIsChanging(true)} variant="secondary">
          Change email
        </Button>
        {pendingEmail && (
          <Button className="max-w-full" onClick={cancelChange} variant="ghost">
            <span className="truncate">Keep {email}</span>
          </Button>
        )}
      </div>
      {isChanging && <ChangeEmailDialog onClose={() => setIsChanging(false)} />}
    </Card>
  );
}

const RULES = { schema: EmailChange, texts: { required: 'Please enter an email address' } };
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
        editing.form.setError('email', { message: 'This is already your email address.' });
        return;
      }
      const { message } = await call('POST /profile/change-email', { body: { email } });
      toast.success(message);
      await refreshUser();
      onClose();
    },
    onFailed: (error, reasons) => showRefusal(error, 'Failed to send the code. Please try again.', reasons),
  });
  return (
    <FormDialog
      busyLabel="Sending..."
      description="We will send a code to the new address. Your email changes once you enter it."
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel="Send Code"
      title="Change email"
    >
      <Field error={editing.errorOf('email')} label="New email" required>
        <Input autoComplete="email" inputMode="email" {...editing.form.register('email')} />
      </Field>
    </FormDialog>
  );
}
