import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { SMS_FAILED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { withoutRetry } from './aws-client.ts';

/** Milliseconds for the one attempt: repeating it after a timeout could send twice. */
const SEND_TIMEOUT_MS = 6_000;

export type SmsSender = ReturnType<typeof snsSms>;

/** Sends through SNS, as transactional messages. */
export function snsSms(client = new SNSClient(withoutRetry(SEND_TIMEOUT_MS))) {
  return {
    /** Sends an SMS to a phone number in international format. Throws PROVIDER_FAILED. */
    async send(PhoneNumber: string, Message: string): Promise<void> {
      try {
        await client.send(
          new PublishCommand({
            PhoneNumber,
            Message,
            MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
          }),
        );
      } catch (cause) {
        throw refusal({ SMS_FAILED }, { cause });
      }
    },
  };
}
