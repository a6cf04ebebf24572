import { type FormEvent, useId, useState } from 'react';
import { useEmployeeMutations } from '#web/lib/employees.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { inviteProblem } from './invite-problem.ts';

const HINT = 'The person needs an account with this email.';

/** Invites somebody by e-mail (spec 2 §2). It cannot be closed while sending; a refusal stands at the field. */
export function InviteEmployeeDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { invite } = useEmployeeMutations();
  const [problem, setProblem] = useState<string>();
  const send = useAction(async (email: string) => {
    focus.keep(document.activeElement);
    setProblem(undefined);
    try {
      await invite.mutateAsync(email);
    } catch (error) {
      return setProblem(inviteProblem(error));
    }
    onClose();
    toast.success('Invitation sent successfully');
  });
  const focus = useKeptFocus(send.isBusy);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send.run(String(new FormData(event.currentTarget).get('email')).trim());
  };
  return (
    <Dialog
      description="We send a link to accept or reject the invitation. It works for seven days."
      dismissible={!send.isBusy}
      footer={
        <>
          <Button disabled={send.isBusy} onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button busy={send.isBusy} busyLabel="Sending..." form={formId} type="submit">
            Send Invitation
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      title="Invite Employee"
    >
      <form id={formId} onInput={() => setProblem(undefined)} onSubmit={onSubmit}>
        <fieldset disabled={send.isBusy}>
          <Field error={problem} hint={problem ? undefined : HINT} label="Email" required>
            <Input autoComplete="off" maxLength={254} name="email" placeholder="name@example.com" type="email" />
          </Field>
        </fieldset>
      </form>
    </Dialog>
  );
}
