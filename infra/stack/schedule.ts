import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ScheduledFunction } from './permissions.ts';

/** The schedule of each function that has one. */
export type Schedules = Readonly<Record<ScheduledFunction, HourlySchedule>>;

/** Runs a function every hour; runs that failed for good wait in a queue. */
export class HourlySchedule extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { target }: { target: LambdaFunction }) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const retry = { retryAttempts: 2, maxEventAge: Duration.hours(1) };
    new Schedule(this, 'Hourly', {
      schedule: ScheduleExpression.rate(Duration.hours(1)),
      target: new LambdaInvoke(target, { ...retry, deadLetterQueue: this.deadLetters }),
    });
    // The schedule only hands the event over; what the function throws ends here.
    target.configureAsyncInvoke({ ...retry, onFailure: new SqsDestination(this.deadLetters) });
  }
}
