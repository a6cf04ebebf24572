import { Download, MessageSquare, Save } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SendDialogProps } from '#web/document-editor/use-document-editor.ts';
import { JUST_SENT } from '#web/lib/browser/just-sent.ts';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { FindingsNotice } from '#web/parts/findings/findings-notice.tsx';
import type { Channel } from '#web/parts/sending/use-send-flow.ts';
import { WrittenEmail } from '#web/parts/sending/written-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { EmailStep } from './email-step.tsx';
import { PaymentLinkRow } from './payment-link-row.tsx';
import { SendStep } from './send-step.tsx';
import { smsRefusal } from './send-texts.ts';
import { t } from './texts.en.ts';
import { useSending } from './use-sending.ts';

/** Saves the invoice and sends it to its recipient by the channels available (spec 1 §2.12). */
export function SendDialog({
  onClose,
  onLeave,
  form: { to, paymentMethod },
  saving,
  goToField,
}: SendDialogProps<Invoice>) {
  const sending = useSending(saving, {
    onClose,
    onEmailed: (sentId) => onLeave({ to: paths.invoice(sentId), state: JUST_SENT }),
  });
  const { emailVerified } = useUser();
  const id = saving.saved?.id ?? null;
  const isSaved = id !== null;
  const known = (channel: Channel) => ({
    state: isSaved ? <DeliveryState channel={channel} id={id} /> : t.notSent[channel],
    refusal: sending.refusals[channel],
  });
  return (
    <Dialog
      description={to.name.trim() ? t.sendTo({ name: to.name.trim() }) : t.sendToCustomer}
      onOpenChange={onClose}
      open
      title={t.title}
    >
      {!emailVerified && (
        <div className="mb-5">
          <ConfirmEmail>{t.confirmFirst}</ConfirmEmail>
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
          <Button busyLabel={t.saving} onClick={() => saving.save()} variant="secondary">
            {t.save}
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
        <SendStep hint={t.copyHint} icon={<Download aria-hidden="true" />}>
          <Button busyLabel={t.downloading} onClick={sending.downloadPdf} variant="secondary">
            {t.download}
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
      <Button busyLabel={t.sending} className="justify-self-end" onClick={onSendAnyway} variant="secondary">
        {t.sendAnyway}
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
      <Button busyLabel={t.sending} disabled={disabled || obstacle !== undefined} onClick={onSend} variant="secondary">
        {t.sendSms}
      </Button>
    </SendStep>
  );
}

/** On a phone, the pressed button may be far below. */
const scrollToView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function stateOf({ saved, isUnsaved }: SendDialogProps<Invoice>['saving']): string {
  if (!saved) return t.notSaved;
  return isUnsaved ? t.changed : t.saved;
}
