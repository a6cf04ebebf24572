import { Download, MessageSquare, Save } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SendDialogProps } from '#web/document-editor/use-document-editor.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { FindingsNotice } from '#web/parts/findings/findings-notice.tsx';
import type { Channel } from '#web/parts/sending/use-send-flow.ts';
import { WrittenEmail } from '#web/parts/sending/written-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeliveryState, NOT_SENT } from './delivery-state.tsx';
import { EmailStep } from './email-step.tsx';
import { PaymentLinkRow } from './payment-link-row.tsx';
import { SendStep } from './send-step.tsx';
import { smsRefusal } from './send-texts.ts';
import { useSending } from './use-sending.ts';

/** Saves the invoice and sends it to its recipient by the channels available (spec 1 §2.12). */
export function SendDialog({ onClose, form: { to, paymentMethod }, saving, goToField }: SendDialogProps<Invoice>) {
  const sending = useSending(saving, { onEmailed: onClose });
  const { emailVerified } = useUser();
  const id = saving.saved?.id ?? null;
  const isSaved = id !== null;
  const known = (channel: Channel) => ({
    state: isSaved ? <DeliveryState channel={channel} id={id} /> : NOT_SENT[channel],
    refusal: sending.refusals[channel],
  });
  return (
    <Dialog
      description={
        to.name.trim() ? `Choose how to send it to ${to.name.trim()}` : 'Choose how to send it to your customer'
      }
      onOpenChange={onClose}
      open
      title="Send Invoice"
    >
      {!emailVerified && (
        <div className="mb-5">
          <ConfirmEmail>Then you can send this invoice.</ConfirmEmail>
        </div>
      )}
      {sending.isHeld && isSaved && (
        <HeldBack
          invoiceId={id}
          onField={(field) => {
            onClose();
            goToField(field);
          }}
          onSendAnyway={sending.sendAnyway}
          paymentMethod={paymentMethod}
        />
      )}
      <ul className="grid grid-cols-1 gap-4 sm:gap-3">
        <SendStep hint={stateOf(saving)} icon={<Save aria-hidden="true" />}>
          <Button busyLabel="Saving..." onClick={() => saving.save()} variant="secondary">
            Save Invoice
          </Button>
        </SendStep>
        <EmailStep
          disabled={!emailVerified}
          onSend={sending.sendEmail}
          onWrite={sending.write}
          to={to}
          {...known('EMAIL')}
        />
        {to.phone.trim() && (
          <SmsStep
            disabled={!emailVerified}
            onSend={() => sending.sendSms(to.phone.trim())}
            phone={to.phone.trim()}
            {...known('SMS')}
          />
        )}
        <SendStep hint="A copy to keep or print" icon={<Download aria-hidden="true" />}>
          <Button busyLabel="Downloading..." onClick={sending.downloadPdf} variant="secondary">
            Download Invoice PDF
          </Button>
        </SendStep>
      </ul>
      <PaymentLinkRow id={id} onOpen={sending.openPayment} />
      {isSaved && <WrittenEmail flow={sending} to={to.email.trim()} />}
    </Dialog>
  );
}

type HeldBackProps = ComponentProps<typeof FindingsNotice> & { onSendAnyway: () => unknown };

function HeldBack({ onSendAnyway, ...notice }: HeldBackProps) {
  return (
    <div className="mb-5 grid gap-3" ref={scrollToView}>
      <FindingsNotice {...notice} />
      <Button busyLabel="Sending..." className="justify-self-end" onClick={onSendAnyway} variant="secondary">
        Send anyway
      </Button>
    </div>
  );
}

type SmsStepProps = {
  phone: string;
  state: ReactNode;
  refusal: string | undefined;
  disabled: boolean;
  onSend: () => unknown;
};

function SmsStep({ phone, refusal, disabled, onSend, state }: SmsStepProps) {
  const obstacle = smsRefusal(phone);
  return (
    <SendStep hint={phone} icon={<MessageSquare aria-hidden="true" />} refusal={obstacle ?? refusal} state={state}>
      <Button busyLabel="Sending..." disabled={disabled || obstacle !== undefined} onClick={onSend} variant="secondary">
        Send By SMS
      </Button>
    </SendStep>
  );
}

/** On a phone, the pressed button may be far below. */
const scrollToView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function stateOf({ saved, isUnsaved }: SendDialogProps<Invoice>['saving']): string {
  if (!saved) return 'Not saved yet';
  return isUnsaved ? 'Changed since it was saved' : 'Saved';
}
