import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { AppError } from '#shared/errors.ts';
import { askedOnce } from './aws-client.ts';

/** Sent once: a second try after no answer could text twice. In milliseconds. */
const SEND_TIMEOUT_MS = 6_000;

export type TextMessages = {
  /** Sends a text to a phone number in international form. Throws PROVIDER_FAILED. */
  send: (phoneNumber: string, message: string) => Promise<void>;
};

/** Sends through SNS, as transactional messages. */
export function snsTextMessages(client = new SNSClient(askedOnce(SEND_TIMEOUT_MS))): TextMessages {
  return {
    async send(PhoneNumber, Message) {
      try {
        await client.send(
          new PublishCommand({
            PhoneNumber,
            Message,
            MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
          }),
        );
      } catch (cause) {
        throw new AppError('PROVIDER_FAILED', 'The SMS could not be sent. Please try again later.', { cause });
      }
    },
  };
}
