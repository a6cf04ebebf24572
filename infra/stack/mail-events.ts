import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addDeadLetters } from './message-queue.ts';

/** Subscribes `mail-events` to SES's delivery events; events it cannot process wait in a queue. */
export class MailEvents extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { topic, target }: { topic: Topic; target: LambdaFunction }) {
    super(scope, id);
    this.deadLetters = addDeadLetters(this, 'topic', { enforceSSL: true });
    topic.addSubscription(new LambdaSubscription(target, { deadLetterQueue: this.deadLetters }));
    // Failures of the function itself end here.
    target.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(this.deadLetters),
    });
  }
}
