import { EmployeeInput } from '#shared/employee/schema.ts';
import { useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { inviteProblem, NO_ACCOUNT } from './invite-problem.ts';
import { RegisterLink } from './register-link.tsx';

const HINT = 'They need an account with this email.';
const RULES = { schema: EmployeeInput };
const EMPTY: EmployeeInput = { email: '' };

/**
 * Invites someone by email (spec 2 §2). If the server refuses, the field shows why; for someone without an account, there
 * is a link to pass on to them.
 */
export function InviteEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { invite } = useEmployeeMutations();
  const editing = useCheckedForm({
    rules: RULES,
    values: EMPTY,
    onValid: async ({ email }) => {
      try {
        await invite.mutateAsync(email);
      } catch (error) {
        editing.form.setError('email', { message: inviteProblem(error) });
        return;
      }
      onClose();
      toast.success('Invitation sent successfully');
    },
  });
  const { form, errorOf } = editing;
  const problem = errorOf('email');
  if (!useUser().emailVerified) {
    return <ConfirmEmailDialog onClose={onClose} text="Then you can invite employees." title="Invite Employee" />;
  }
  return (
    <FormDialog
      busyLabel="Sending..."
      description="We’ll email a link to accept or reject the invitation. It works for seven days."
      editing={editing}
      onClose={onClose}
      submitLabel="Send Invitation"
      title="Invite Employee"
    >
      <Field error={problem} hint={problem ? undefined : HINT} label="Email" required>
        <Input autoComplete="off" placeholder="name@example.com" inputMode="email" {...form.register('email')} />
      </Field>
      {problem === NO_ACCOUNT && <RegisterLink email={form.getValues('email').trim()} />}
    </FormDialog>
  );
}
