import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { AskedAddress, useAskedAddress } from './asked-address.tsx';
import { SendStep } from './send-step.tsx';
import { t } from './texts.en.ts';

type EmailStepProps = {
  to: { readonly email: string };
  state: ReactNode;
  refusal: string | undefined;
  /** Whether sending is unavailable. */
  disabled: boolean;
  /** What is said below the field for an address; by default, that it is saved with the invoice. */
  addressHint?: string;
  /** Sends it, to the given address if the document had none. */
  onSend: (address?: string) => Promise<unknown>;
  /** Opens the email for editing. */
  onWrite: () => unknown;
};

/** Sends by email. Asks for the recipient's address if there is none, and saves it with the document. */
export function EmailStep({ to, disabled, addressHint, onSend, onWrite, ...known }: EmailStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const address = to.email.trim();
  if (isAsking) return <AskEmail {...known} addressHint={addressHint} onSend={onSend} typed={address} />;
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

type AskEmailProps = Pick<EmailStepProps, 'onSend' | 'refusal'> & { typed: string; addressHint: string | undefined };

function AskEmail({ typed, refusal, addressHint, onSend }: AskEmailProps) {
  const asked = useAskedAddress({ typed, onAddress: onSend });
  return (
    <li>
      <form className="grid gap-3 rounded-md bg-subtle p-4" noValidate onSubmit={asked.onSubmit}>
        <AskedAddress asked={asked} hint={addressHint} refusal={refusal} />
        <Button busy={asked.isBusy} busyLabel={t.sending} className="justify-self-end" type="submit">
          {t.sendEmail}
        </Button>
      </form>
    </li>
  );
}
