import { Stack } from 'aws-cdk-lib';
import { type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { InlineRole } from './inline-role.ts';

/** A role for schedules that may invoke a function. CDK's default role could run every version of it. */
export function schedulerRole(scope: Construct, target: LambdaFunction): Role {
  const stack = Stack.of(scope);
  const group = stack.formatArn({ service: 'scheduler', resource: 'schedule-group', resourceName: 'default' });
  const schedules = new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': stack.account, 'aws:SourceArn': group } },
  });
  const role = new InlineRole(scope, 'Role', schedules);
  target.grantInvokeLatestVersion(role);
  return role;
}
