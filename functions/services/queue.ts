import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { AppError } from '#shared/errors.ts';
import { AWS_CLIENT } from './aws-client.ts';

/** A queue of messages for another function. */
export type Queue = {
  /** Queues a message of JSON durably, by default without a delay. Throws UNAVAILABLE if it may not have been queued. */
  send: (json: string, delaySeconds?: number) => Promise<void>;
  /** Delays the next delivery of a received message. */
  postpone: (receiptHandle: string, seconds: number) => Promise<void>;
};

/** Opens a queue by its URL. At-least-once delivery. */
export function sqsQueue(url = '', client = new SQSClient(AWS_CLIENT)): Queue {
  return {
    async send(json, DelaySeconds) {
      try {
        await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: toAsciiJson(json), DelaySeconds }));
      } catch (cause) {
        throw new AppError('UNAVAILABLE', 'The service is busy. Please try again.', { cause });
      }
    },
    async postpone(ReceiptHandle, VisibilityTimeout) {
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }));
    },
  };
}

/** The same JSON in plain ASCII: SQS refuses some characters that people can enter, such as U+FFFF. */
export function toAsciiJson(json: string): string {
  return json.replace(/[^\t\n\r -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
