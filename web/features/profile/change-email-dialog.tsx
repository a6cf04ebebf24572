import { EmailChange } from '#shared/auth/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const RULES = { schema: EmailChange, texts: { required: 'Please enter an email address' } };
const EMPTY: EmailChange = { email: '' };

/** Asks for a new email address and emails a code to it. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
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
