import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { AppError } from '#shared/errors.ts';
import { AWS_CLIENT } from './aws-client.ts';

/** A queue of messages for another function. */
export type Queue = {
  /** Queues a message durably. Throws UNAVAILABLE if it may not have been queued. */
  send: (body: string) => Promise<void>;
  /** Delays the next delivery of a received message. */
  postpone: (receiptHandle: string, seconds: number) => Promise<void>;
};

/** Opens a queue by its URL. At-least-once delivery. */
export function sqsQueue(url = '', client = new SQSClient(AWS_CLIENT)): Queue {
  return {
    async send(MessageBody) {
      try {
        await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody }));
      } catch (cause) {
        throw new AppError('UNAVAILABLE', 'The service is busy. Please try again.', { cause });
      }
    },
    async postpone(ReceiptHandle, VisibilityTimeout) {
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }));
    },
  };
}
