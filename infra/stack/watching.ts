import { NestedStack, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms, type Watched } from './alarms.ts';
import { addDashboard } from './dashboard.ts';
import { addLogQueries } from './log-queries.ts';

/** Alarms, dashboard and saved queries, in a nested stack (decision I6). */
export class Watching extends NestedStack {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id, { description: 'Alarms, dashboard and saved queries of the product' });
    const alarms = new Alarms(this, 'Alarms', watched);
    addLogQueries(this, watched.functions, Stack.of(scope).stackName);
    addDashboard(this, { alarms, ...watched });
  }
}
