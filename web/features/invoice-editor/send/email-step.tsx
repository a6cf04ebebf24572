import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BillTo } from '#web/document-editor/model/form.ts';
import { emailProblems } from '#web/document-editor/model/problems.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { SendStep } from './send-step.tsx';

type EmailStepProps = {
  to: BillTo;
  state: ReactNode;
  refusal: string | undefined;
  /** Whether sending is unavailable. */
  disabled: boolean;
  /** Sends it, to the given address if the invoice has none. */
  onSend: (address?: string) => Promise<unknown>;
  /** Opens the email for editing. */
  onWrite: () => unknown;
};

/** Sends by email. Asks for the recipient's address if there is none, and saves it with the invoice. */
export function EmailStep({ to, disabled, onSend, onWrite, ...known }: EmailStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const address = to.email.trim();
  if (isAsking) return <AskEmail {...known} onSend={onSend} typed={address} />;
  return (
    <SendStep hint={address || 'No email address yet'} icon={<Mail aria-hidden="true" />} {...known}>
      <Button busyLabel="Sending..." disabled={disabled} onClick={() => (address ? onSend() : setIsAsking(true))}>
        Send By Email
      </Button>
      {address && (
        <Button className="mt-1" disabled={disabled} onClick={onWrite} size="sm" variant="ghost">
          Edit or Preview Email
        </Button>
      )}
    </SendStep>
  );
}

/** The field replaces the pressed button, so it takes the focus. */
const focusOnShow = (input: HTMLInputElement | null) => input?.focus();

type AskEmailProps = Pick<EmailStepProps, 'onSend' | 'refusal'> & { typed: string };

function AskEmail({ typed, refusal, onSend }: AskEmailProps) {
  const [address, setAddress] = useState(typed);
  const [error, setError] = useState<string>();
  const send = useAction(async () => {
    const problem = address.trim() ? emailProblems({ email: address })[0]?.message : 'Please enter an email address';
    setError(problem);
    if (!problem) await onSend(address.trim() === typed ? undefined : address.trim());
  });
  return (
    <li>
      <form
        className="grid gap-3 rounded-md bg-subtle p-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send.run();
        }}
      >
        <Field error={error ?? refusal} hint="It is saved with the invoice." label="Where should we send it?" required>
          <Input
            autoComplete="off"
            onChange={({ target }) => setAddress(target.value)}
            ref={focusOnShow}
            inputMode="email"
            value={address}
          />
        </Field>
        <Button busy={send.isBusy} busyLabel="Sending..." className="justify-self-end" type="submit">
          Send By Email
        </Button>
      </form>
    </li>
  );
}
