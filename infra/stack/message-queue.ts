import { Duration, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, QueuePolicy, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { QUEUE_NAMES, QUEUES, type QueueName, type QueueSettings } from '#infra/queues.ts';

/** Keeps the messages for a function until it has processed them, or until a person looks at them. */
class MessageQueue extends Construct {
  readonly messages: Queue;
  readonly deadLetters: Queue;
  readonly #settings: QueueSettings;

  constructor(scope: Construct, name: QueueName) {
    super(scope, name);
    this.#settings = QUEUES[name];
    const { hiddenSeconds, maxReceives, maxMessageBytes, keptDays } = this.#settings;
    const encryption = QueueEncryption.SQS_MANAGED;
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption,
      retentionPeriod: Duration.days(keptDays.deadLetters),
    });
    this.messages = new Queue(this, 'Messages', {
      encryption,
      retentionPeriod: Duration.days(keptDays.messages),
      visibilityTimeout: Duration.seconds(hiddenSeconds),
      maxMessageSizeBytes: maxMessageBytes,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    });
  }

  /** Lets a function send messages, and sets the queue's URL in its environment. */
  bindSender(fn: LambdaFunction): void {
    fn.addEnvironment(this.#settings.variable, this.messages.queueUrl);
    fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.messages.queueArn] }));
  }

  /** Feeds a function from the queue, which may postpone messages. */
  bindConsumer(fn: LambdaFunction): void {
    const { variable, batchSize, maxConcurrency } = this.#settings;
    fn.addEnvironment(variable, this.messages.queueUrl);
    fn.addEventSource(new SqsEventSource(this.messages, { batchSize, reportBatchItemFailures: true, maxConcurrency }));
  }
}

/** All queues, by name. */
export type MessageQueues = Readonly<Record<QueueName, MessageQueue>>;

/** Adds every queue of `QUEUES`. */
export function addQueues(scope: Construct): MessageQueues {
  return Object.fromEntries(QUEUE_NAMES.map((name) => [name, new MessageQueue(scope, name)])) as MessageQueues;
}

/** Refuses calls to queues without TLS, in a single policy. A queue with a policy of its own needs `enforceSSL` instead. */
export function requireTls(scope: Construct, queues: Queue[]): void {
  new QueuePolicy(scope, 'TlsOnly', { queues }).document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['sqs:*'],
      // The queue that the policy is attached to.
      resources: ['*'],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
}

/** Adds the queue of what a function could not process; `source` is what calls the function. */
export function addDeadLetters(scope: Construct, source: string, props: QueueProps = {}): Queue {
  const queue = new Queue(scope, 'DeadLetters', {
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
    ...props,
  });
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions::AwsSolutions-SQS3',
    reason: `This is the dead-letter queue of the ${source} and of the function; an alarm watches it.`,
  });
  return queue;
}
