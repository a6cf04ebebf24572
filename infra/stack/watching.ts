import { NestedStack, Stack } from 'aws-cdk-lib';
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { Alarms, type Watched } from './alarms.ts';
import { addDashboard } from './dashboard.ts';
import type { Functions } from './functions.ts';

/** Alarms, dashboard and saved queries, in a nested stack (decision I6). */
export class Watching extends NestedStack {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id, { description: 'Alarms, dashboard and saved queries of the product' });
    const alarms = new Alarms(this, 'Alarms', watched);
    addLogQueries(this, watched.functions, Stack.of(scope).stackName);
    addDashboard(this, { alarms, ...watched });
  }
}

/** An operator's usual questions, as saved queries of CloudWatch Logs Insights. */
const LOG_QUERIES = {
  'everything about one invoice': `
# Replace MARK by the output of: printf %s INVOICE_ID | sha256sum | cut -c1-16
fields @timestamp, route, event, status, durationMs, userId, businessId, clientAddress, message, requestId
| filter record = "MARK"
| sort @timestamp asc
| limit 1000`,
  'slowest routes': `
filter ispresent(durationMs)
| stats count(*) as calls, pct(durationMs, 50) as p50Ms, pct(durationMs, 95) as p95Ms, max(durationMs) as maxMs by route
| sort p95Ms desc`,
  'failures by business': `
filter status >= 500
| stats count(*) as failures, count_distinct(userId) as users, max(@timestamp) as latest by businessId, route, status
| sort failures desc`,
} as const;

/** Saves the queries in this folder of Logs Insights, over the logs of all functions. */
function addLogQueries(scope: Construct, functions: Functions, folder: string): void {
  const logGroupNames = [...functions.all].map(([, { logGroup }]) => logGroup.logGroupName);
  for (const [title, query] of Object.entries(LOG_QUERIES)) {
    new CfnQueryDefinition(scope, `Query: ${title}`, {
      name: `${folder}/${title}`,
      queryString: query.trim(),
      logGroupNames,
    });
  }
}
