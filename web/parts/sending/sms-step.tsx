import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { toInternationalPhone } from '#shared/phone-number.ts';
import { smsDestinations, smsObstacle } from '#shared/sms-number.ts';
import { fieldText } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { SendStep } from './send-step.tsx';
import { t } from './texts.en.ts';

type SmsStepProps = {
  phone: string;
  /** The last SMS. */
  state: ReactNode;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  disabled: boolean;
  onSend: () => unknown;
};

/** Sends the link of a document by SMS, unless the number cannot get any. */
export function SmsStep({ phone, refusal, disabled, onSend, state }: SmsStepProps) {
  const obstacle = smsRefusal(phone);
  return (
    <SendStep hint={phone} icon={<MessageSquare aria-hidden="true" />} refusal={obstacle ?? refusal} state={state}>
      <Button busyLabel={t.sending} disabled={disabled || obstacle !== undefined} onClick={onSend} variant="ghost">
        {t.sendSms}
      </Button>
    </SendStep>
  );
}

/** From the stage's settings, at build time. */
const SMS_DESTINATIONS = smsDestinations(import.meta.env.VITE_SMS_DESTINATIONS || 'CA');

/** Why a typed number cannot get SMS; undefined if it can. */
function smsRefusal(phone: string): string | undefined {
  const number = toInternationalPhone(phone);
  const rule = number ? smsObstacle(number, SMS_DESTINATIONS) : 'phone';
  return rule && fieldText({ path: 'phoneNumber', rule });
}
