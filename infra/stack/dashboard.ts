import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { SCHEDULED_FUNCTIONS } from '#infra/schedules.ts';
import type { Alarms } from './alarms.ts';
import type { Api } from './api.ts';
import type { Functions } from './functions.ts';
import type { MessageQueues } from './message-queue.ts';
import { peopleWidgets } from './people-widgets.ts';
import type { Schedules } from './schedule.ts';

type Shown = { alarms: Alarms; api: Api; functions: Functions; schedules: Schedules; queues: MessageQueues };

/** A dashboard of the product. */
export function addDashboard(
  scope: Construct,
  { alarms, api: { stage }, functions, schedules, queues }: Shown,
): Dashboard {
  const all = [...functions.all].map(([label, fn]) => ({ label, fn }));
  const pdf = functions.of('invoice-pdf');
  const { 'stripe-events': stripe, 'open-shards': shards } = queues;
  return new Dashboard(scope, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24 })],
      peopleWidgets(functions),
      [
        graph('Calls', [
          stage.metricCount({ statistic: Stats.SUM }),
          stage.metricClientError({ statistic: Stats.SUM }),
          stage.metricServerError({ statistic: Stats.SUM }),
        ]),
        graph('Time of a call, ms', [
          stage.metricLatency({ statistic: Stats.p(50) }),
          stage.metricLatency({ statistic: Stats.p(95) }),
        ]),
      ],
      [
        graph(
          'Time of a function, ms, p95',
          all.map(({ label, fn }) => fn.metricDuration({ label, statistic: Stats.p(95) })),
        ),
        graph(
          'Errors of functions',
          all.map(({ label, fn }) => fn.metricErrors({ label })),
        ),
      ],
      [
        graph(
          'Throttles of functions',
          all.map(({ label, fn }) => fn.metricThrottles({ label })),
        ),
        graph('PDFs', [pdf.metricInvocations()]),
      ],
      [
        graph('Scheduled runs', [
          ...SCHEDULED_FUNCTIONS.flatMap((name) => [
            functions.of(name).metricInvocations({ label: name }),
            schedules[name].deadLetters.metricApproximateNumberOfMessagesVisible({ label: `${name}: failed` }),
          ]),
          functions.of('overdue-shards').metricInvocations({ label: 'overdue-shards' }),
          shards.deadLetters.metricApproximateNumberOfMessagesVisible({ label: 'overdue-shards: failed' }),
        ]),
      ],
      [
        graph('Stripe’s events', [
          stripe.messages.metricNumberOfMessagesSent({ label: 'taken' }),
          stripe.messages.metricNumberOfMessagesDeleted({ label: 'processed' }),
          stripe.deadLetters.metricApproximateNumberOfMessagesVisible({ label: 'dead letters' }),
        ]),
        graph('Age of the oldest waiting event, s', [stripe.messages.metricApproximateAgeOfOldestMessage()]),
      ],
    ],
  });
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 12 });
}
