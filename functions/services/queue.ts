import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { AWS_CLIENT } from './aws-client.ts';

/** A queue of messages for another function. */
export type Queue = ReturnType<typeof sqsQueue>;

/** Opens a queue by its URL. At-least-once delivery. */
export function sqsQueue(url = '', client = new SQSClient(AWS_CLIENT)) {
  return {
    /**
     * Queues a message of JSON durably, by default without a delay. Throws UNAVAILABLE if it may not have been queued.
     */
    async send(json: string, DelaySeconds?: number): Promise<void> {
      try {
        await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: toAsciiJson(json), DelaySeconds }));
      } catch (cause) {
        throw refusal({ BUSY }, { cause });
      }
    },
    /** Delays the next delivery of a received message. */
    async postpone(ReceiptHandle: string, VisibilityTimeout: number): Promise<void> {
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }));
    },
  };
}

/** The same JSON in plain ASCII: SQS refuses some characters that people can enter, such as U+FFFF. */
export function toAsciiJson(json: string): string {
  return json.replace(/[^\t\n\r -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
