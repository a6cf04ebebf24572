import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { STRIPE_QUEUE } from '#infra/stripe-queue.ts';

/** Stores Stripe's events until they are applied, or until a person looks at them. */
export class StripeQueue extends Construct {
  readonly events: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...safe, retentionPeriod: Duration.days(14) });
    this.events = new Queue(this, 'Events', {
      ...safe,
      // A dead letter keeps its original timestamp: it has a week left even then.
      retentionPeriod: Duration.days(7),
      visibilityTimeout: Duration.seconds(STRIPE_QUEUE.hiddenSeconds),
      maxMessageSizeBytes: STRIPE_QUEUE.maxMessageBytes,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: STRIPE_QUEUE.maxReceives },
    });
  }

  /** Lets a function queue events, and sets the queue's URL in its environment. */
  bindSender(fn: LambdaFunction): void {
    fn.addEnvironment('STRIPE_QUEUE_URL', this.events.queueUrl);
    fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.events.queueArn] }));
  }

  /** Feeds a function from the queue, which may postpone events. */
  bindConsumer(fn: LambdaFunction): void {
    fn.addEnvironment('STRIPE_QUEUE_URL', this.events.queueUrl);
    fn.addEventSource(
      new SqsEventSource(this.events, {
        batchSize: STRIPE_QUEUE.batchSize,
        reportBatchItemFailures: true,
        // Limits how many events reach the table and Stripe in parallel.
        maxConcurrency: 5,
      }),
    );
  }
}
