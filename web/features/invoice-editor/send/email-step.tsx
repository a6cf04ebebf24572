import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BillTo } from '#web/document-editor/model/form.ts';
import { AskedAddress, useAskedAddress } from '#web/parts/sending/asked-address.tsx';
import { Button } from '#web/ui/button.tsx';
import { SendStep } from './send-step.tsx';
import { t } from './texts.en.ts';

type EmailStepProps = {
  to: BillTo;
  state: ReactNode;
  refusal: string | undefined;
  /** Whether sending is unavailable. */
  disabled: boolean;
  /** Sends it, to the given address if the invoice had none. */
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
    <SendStep hint={address || t.noAddress} icon={<Mail aria-hidden="true" />} isMain {...known}>
      <Button
        busyLabel={t.sending}
        className="sm:flex-1"
        disabled={disabled}
        onClick={() => (address ? onSend() : setIsAsking(true))}
        size="lg"
      >
        {t.sendEmail}
      </Button>
      {address && (
        <Button className="h-11" disabled={disabled} onClick={onWrite} variant="ghost">
          {t.editEmail}
        </Button>
      )}
    </SendStep>
  );
}

type AskEmailProps = Pick<EmailStepProps, 'onSend' | 'refusal'> & { typed: string };

function AskEmail({ typed, refusal, onSend }: AskEmailProps) {
  const asked = useAskedAddress({ typed, onAddress: onSend });
  return (
    <li>
      <form className="grid gap-3 rounded-md bg-subtle p-4" noValidate onSubmit={asked.onSubmit}>
        <AskedAddress asked={asked} refusal={refusal} />
        <Button busy={asked.isBusy} busyLabel={t.sending} className="justify-self-end" type="submit">
          {t.sendEmail}
        </Button>
      </form>
    </li>
  );
}
