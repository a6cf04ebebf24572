import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { AppError } from '#shared/errors.ts';
import { AWS_CLIENT } from './aws-client.ts';

/** Messages that wait for the function that works them off. */
export type Queue = {
  /** Puts a message on the queue; once this resolves, the queue keeps it. Throws UNAVAILABLE when that is not certain. */
  send: (body: string) => Promise<void>;
  /** Holds a received message back, for so many seconds, before it is delivered again. */
  postpone: (receiptHandle: string, seconds: number) => Promise<void>;
};

/** The queue at an address, or at the environment's `STRIPE_QUEUE_URL`. At-least-once delivery. */
export function sqsQueue(url = process.env.STRIPE_QUEUE_URL ?? '', client = new SQSClient(AWS_CLIENT)): Queue {
  return {
    async send(MessageBody) {
      try {
        await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody }));
      } catch (cause) {
        throw new AppError('UNAVAILABLE', 'This cannot be taken right now. Please try again.', { cause });
      }
    },
    async postpone(ReceiptHandle, VisibilityTimeout) {
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }));
    },
  };
}
