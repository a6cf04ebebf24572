import { Duration } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { SCHEDULED_FUNCTIONS, SCHEDULES, type ScheduledFunction } from '#infra/schedules.ts';
import type { Functions } from './functions.ts';
import { addDeadLetters } from './message-queue.ts';
import { schedulerRole } from './scheduler-role.ts';

/** The schedule of each function that has one. */
export type Schedules = Readonly<Record<ScheduledFunction, FunctionSchedule>>;

/** Runs a function at its rate; failed runs go to a dead-letter queue. */
class FunctionSchedule extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, name: ScheduledFunction, target: LambdaFunction) {
    super(scope, name);
    this.deadLetters = addDeadLetters(this, 'schedule');
    const retry = { retryAttempts: 2, maxEventAge: Duration.hours(1) };
    new Schedule(this, 'Schedule', {
      schedule: ScheduleExpression.rate(Duration.hours(SCHEDULES[name].everyHours)),
      target: new LambdaInvoke(target, { ...retry, deadLetterQueue: this.deadLetters, role: this.#roleFor(target) }),
    });
    // Failures of the function itself end here.
    target.configureAsyncInvoke({ ...retry, onFailure: new SqsDestination(this.deadLetters) });
  }

  #roleFor(target: LambdaFunction): IRole {
    const role = schedulerRole(this, target);
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }));
    return role.withoutPolicyUpdates();
  }
}

/** Adds the schedule of every function in `SCHEDULES`. */
export function addSchedules(scope: Construct, functions: Functions): Schedules {
  const schedules = SCHEDULED_FUNCTIONS.map((name) => [name, new FunctionSchedule(scope, name, functions.of(name))]);
  return Object.fromEntries(schedules) as Schedules;
}
