import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { AppError } from '#shared/errors.ts';
import { AWS_CLIENT } from './aws-client.ts';

/** A queue of messages for another function. */
export type Queue = {
  /** Queues a message durably, by default without a delay. Throws UNAVAILABLE if it may not have been queued. */
  send: (body: string, delaySeconds?: number) => Promise<void>;
  /** Delays the next delivery of a received message. */
  postpone: (receiptHandle: string, seconds: number) => Promise<void>;
};

/** Opens a queue by its URL. At-least-once delivery. */
export function sqsQueue(url = '', client = new SQSClient(AWS_CLIENT)): Queue {
  return {
    async send(MessageBody, DelaySeconds) {
      try {
        await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody, DelaySeconds }));
      } catch (cause) {
        throw new AppError('UNAVAILABLE', 'The service is busy. Please try again.', { cause });
      }
    },
    async postpone(ReceiptHandle, VisibilityTimeout) {
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }));
    },
  };
}
