import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { inviteProblem } from './invite-problem.ts';

const HINT = 'The person needs an account with this email.';

/** Invites someone by e-mail (spec 2 §2). A refusal is shown at the field. */
export function InviteEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { invite } = useEmployeeMutations();
  const [problem, setProblem] = useState<string>();
  const send = useAction(async (email: string) => {
    setProblem(undefined);
    try {
      await invite.mutateAsync(email);
    } catch (error) {
      return setProblem(inviteProblem(error));
    }
    onClose();
    toast.success('Invitation sent successfully');
  });
  return (
    <FormDialog
      busyLabel="Sending..."
      description="We send a link to accept or reject the invitation. It works for seven days."
      isBusy={send.isBusy}
      onClose={onClose}
      onInput={() => setProblem(undefined)}
      onSubmit={(form) => send.run(String(new FormData(form).get('email')).trim())}
      submitLabel="Send Invitation"
      title="Invite Employee"
    >
      <Field error={problem} hint={problem ? undefined : HINT} label="Email" required>
        <Input autoComplete="off" maxLength={254} name="email" placeholder="name@example.com" type="email" />
      </Field>
    </FormDialog>
  );
}
