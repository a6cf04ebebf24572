import { Duration } from 'aws-cdk-lib';
import { type Alarm, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { QUEUE_NAMES } from '#infra/queues.ts';
import { SCHEDULED_FUNCTIONS, SCHEDULES, type ScheduledFunction } from '#infra/schedules.ts';
import { smsDestinations } from '#shared/sms-number.ts';
import { addAbsenceAlarm, addAlarm, type Watch } from './alarm.ts';
import type { Api } from './api.ts';
import type { Canary } from './canary.ts';
import type { StageConfig } from './config.ts';
import { DEAD_LETTER_ALARMS } from './dead-letter-alarms.ts';
import { failuresOfApi, shareOfDroppedSms } from './failures.ts';
import type { Functions } from './functions.ts';
import { LOG_ALARMS } from './log-alarms.ts';
import type { MailEvents } from './mail-events.ts';
import type { MessageQueues } from './message-queue.ts';
import type { Schedules } from './schedule.ts';
import type { Table } from './table.ts';

/** What alarms and dashboard observe. */
export type Watched = {
  api: Api;
  table: Table;
  canary: Canary | undefined;
  functions: Functions;
  schedules: Schedules;
  mailEvents: MailEvents;
  queues: MessageQueues;
  notices: ITopic;
  config: Pick<StageConfig, 'concurrencyQuota' | 'smsDestinations' | 'smsMonthlyLimitUsd'>;
};

/** Alarms for everything that needs an operator. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly #notices: ITopic;

  constructor(
    scope: Construct,
    id: string,
    { api, table, canary, functions, schedules, mailEvents, queues, notices, config }: Watched,
  ) {
    super(scope, id);
    this.#notices = notices;
    this.#watchApi(api);
    for (const [name, fn] of functions.all) {
      this.#addAlarm(`${name}-failing`, {
        metric: functions.ofApi.includes(fn) ? failuresOfApi(this, name, fn) : fn.metricErrors(),
        meaning: `See the log of the function ${name}.`,
      });
    }
    for (const name of SCHEDULED_FUNCTIONS) this.#watchSchedule(name, { functions, schedules });
    this.#watchLogs(functions);
    this.#watchQueues(queues);
    this.#watchDeadLetters(
      'mail-events',
      mailEvents,
      'A delivery failure was not recorded. Fix the cause shown in the log of mail-events, invoke it with the requestPayload of the message, then delete the message.',
    );
    this.#watchMessages(config);
    this.#watchCapacity(table, config.concurrencyQuota);
    if (!canary) return;
    this.#addAbsenceAlarm('CanaryFailing', {
      metric: canary.successes,
      meaning: 'For ten minutes no canary could sign in, make, open and delete an invoice: its log names the step.',
    });
  }

  #watchCapacity(table: Table, concurrencyQuota: number): void {
    const ofAllFunctions = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic });
    this.#addAlarm('TableThrottled', {
      metric: table.throttles,
      meaning: 'DynamoDB refused reads or writes: see on the dashboard which calls have grown.',
    });
    this.#addAlarm('FunctionsThrottled', {
      metric: ofAllFunctions('Throttles', Stats.SUM),
      meaning: 'Lambda refused to run functions, which the dashboard names: too many ran at the same time.',
    });
    this.#addAlarm('ConcurrencyNear', {
      metric: ofAllFunctions('ClaimedAccountConcurrency', Stats.MAXIMUM),
      atLeast: 0.8 * concurrencyQuota,
      meaning: '80 % of the account’s concurrent functions are in use: raise the quota in Service Quotas.',
    });
  }

  #watchApi({ stage, accessLog }: Api): void {
    this.#addAlarm('ApiFailing', {
      metric: stage.metricServerError({ statistic: Stats.SUM }),
      atLeast: 3,
      meaning: 'Calls end in 5xx: see the access log for the route, then the log of its function.',
    });
    this.#addAlarm('ApiSlow', {
      metric: stage.metricLatency({ statistic: Stats.p(95) }),
      atLeast: 3_000,
      periods: 3,
      meaning: 'One call in twenty takes three seconds or more.',
    });
    const throttled = new MetricFilter(this, 'throttled-calls', {
      logGroup: accessLog,
      // The API's own 429, which reaches no function; theirs are daily limits and the like.
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', '429'),
        FilterPattern.stringValue('$.functionMs', '=', '-'),
      ),
      metricNamespace: 'Invoicing',
      metricName: `${this.node.path}/throttled-calls`,
    });
    this.#addAlarm('CallsThrottled', {
      metric: throttled.metric({ statistic: Stats.SUM }),
      meaning:
        'All clients together call more often than callsPerSecond or strictCallsPerSecond allow: raise them, or block the addresses that flood the API.',
    });
  }

  #watchSchedule(name: ScheduledFunction, { functions, schedules }: Pick<Watched, 'functions' | 'schedules'>): void {
    const { everyHours, what, worker } = SCHEDULES[name];
    this.#watchDeadLetters(
      name,
      schedules[name],
      `A run of ${what} failed three times; the next one catches up. Read the message, then delete it.`,
    );
    this.#addAbsenceAlarm(`${name}-missed`, {
      metric: functions.of(worker).metricInvocations({ period: Duration.hours(everyHours) }),
      periods: 3,
      meaning: `Three times in a row ${what} did not run: see its schedule and the log of ${name}.`,
    });
  }

  #watchLogs(functions: Functions): void {
    for (const { id, writer, event, atLeast, meaning } of LOG_ALARMS) {
      const metricName = `${this.node.path}/${event}`;
      const writers = writer === 'http' ? functions.ofApi : [writer].flat().map((name) => functions.of(name));
      // Filters of the same metric add up.
      for (const { node, logGroup } of writers) {
        new MetricFilter(this, `${node.id}-${event}`, {
          logGroup,
          filterPattern: FilterPattern.allTerms(event),
          metricNamespace: 'Invoicing',
          metricName,
        });
      }
      const period = Duration.minutes(atLeast ? 15 : 5);
      const metric = new Metric({ namespace: 'Invoicing', metricName, statistic: Stats.SUM, period });
      this.#addAlarm(id, { metric, atLeast, meaning });
    }
  }

  #watchQueues(queues: MessageQueues): void {
    this.#addAlarm('StripeEventsWaiting', {
      metric: queues['stripe-events'].messages.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM }),
      atLeast: 900,
      meaning: 'A payment event has waited for 15 minutes: see the log of the function stripe-ledger.',
    });
    for (const name of QUEUE_NAMES) this.#watchDeadLetters(name, queues[name], DEAD_LETTER_ALARMS[name]);
  }

  #watchDeadLetters(name: string, { deadLetters }: { deadLetters: Queue }, meaning: string): void {
    const metric = deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM });
    this.#addAlarm(`${name}-dead-letters`, { metric, meaning });
  }

  #watchMessages({ smsMonthlyLimitUsd, smsDestinations: setting }: Watched['config']): void {
    const hourly = { period: Duration.hours(1), statistic: Stats.MAXIMUM };
    const ses = (metricName: string) => new Metric({ namespace: 'AWS/SES', metricName, ...hourly });
    this.#addAlarm('MailsBouncing', {
      metric: ses('Reputation.BounceRate'),
      atLeast: 0.04,
      meaning: 'More than 4 % of emails bounce; at 10 % SES stops sending.',
    });
    this.#addAlarm('MailsComplainedAbout', {
      metric: ses('Reputation.ComplaintRate'),
      atLeast: 0.0008,
      meaning: 'Recipients report emails as spam; at 0.5 % SES stops sending.',
    });
    this.#addAlarm('SmsSpent', {
      metric: new Metric({ namespace: 'AWS/SNS', metricName: 'SMSMonthToDateSpentUSD', ...hourly }),
      atLeast: 0.8 * smsMonthlyLimitUsd,
      meaning: '80 % of the monthly SMS limit is used up; beyond it no SMS is sent.',
    });
    const countries = smsDestinations(setting).filter((destination) => !destination.startsWith('+'));
    if (countries.length === 0) return;
    this.#addAlarm('SmsDropped', {
      metric: shareOfDroppedSms(countries),
      atLeast: 0.5,
      meaning: 'Half of the SMS of a day did not arrive: see the number of each country and its resource policy.',
    });
  }

  #addAbsenceAlarm(id: string, watch: Omit<Watch, 'atLeast'>): void {
    this.all.push(addAbsenceAlarm(this, id, { ...watch, notices: this.#notices }));
  }

  #addAlarm(id: string, watch: Watch): void {
    this.all.push(addAlarm(this, id, { ...watch, notices: this.#notices }));
  }
}
