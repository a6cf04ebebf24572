import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type FunctionProps,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bundleOf } from './bundle.ts';
import { InlineRole } from './inline-role.ts';

/** Every log is kept this long, and is deleted with the stack. */
export const LOGS = { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY } as const;

/** The function at `functions/<name>/handler.ts` with the common settings, which `props` can override. */
export class HandlerFunction extends LambdaFunction {
  constructor(scope: Construct, name: string, props: Partial<FunctionProps> = {}) {
    const logGroup = new LogGroup(scope, `${name}-log`, LOGS);
    // CDK's default role could write to every log of the account.
    const role = new InlineRole(scope, `${name}-role`, new ServicePrincipal('lambda.amazonaws.com'));
    logGroup.grantWrite(role);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray has no resources: PutTraceSegments and PutTelemetryRecords can only be granted on all.',
    });
    super(scope, name, {
      code: props.code ?? bundleOf(name),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(15),
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      logGroup,
      role,
      ...props,
      // For stack traces with source positions; reading the map costs 5 ms of a cold start.
      environment: { NODE_OPTIONS: '--enable-source-maps', ...props.environment },
    });
  }
}
