import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { api } from '#shared/api/index.ts';
import type { RouteGroup } from '#shared/api/route.ts';
import type { StageConfig } from './config.ts';
import { LOGS } from './function.ts';
import { Routes, type Targets } from './routes.ts';

type Parts = Targets & { config: Pick<StageConfig, 'callsPerSecond' | 'strictCallsPerSecond'> };

/** The HTTP API: every route of the registry with its resource's function. */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly stage: HttpStage;
  /** A line for each call, also for those that reach no function. */
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, { config, ...targets }: Parts) {
    super(scope, id);
    const { callsPerSecond: rateLimit, strictCallsPerSecond } = config;
    this.accessLog = new LogGroup(this, 'Calls', LOGS);
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    const routes = new Routes(this, 'Routes', { http: this.http, ...targets });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: { rateLimit, burstLimit: rateLimit },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    limitStrictCalls(this.stage, strictCallsPerSecond);
    // CloudFormation refuses a stage that names a missing route.
    this.stage.node.addDependency(routes);
  }
}

/**
 * The only per-route data: metrics per route would cost more than the rest of the product. Logs the route, never the
 * path: the id in a path opens the invoice to anyone who reads the log.
 */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  bytes: '$context.responseLength',
  // The client's address is in the function's line with the same `requestId`: a header cannot be logged here.
  cloudFrontAddress: '$context.identity.sourceIp',
  userId: '$context.authorizer.claims.sub',
  authorizerError: '$context.authorizer.error',
  functionError: '$context.integrationErrorMessage',
};

function limitStrictCalls(stage: HttpStage, perSecond: number): void {
  const settings = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: perSecond };
  const strict = Object.values<RouteGroup>(api)
    .flatMap((group) => Object.values(group))
    .filter(({ throttle }) => throttle === 'strict');
  const resource = stage.node.defaultChild as CfnStage;
  for (const { call } of strict) resource.addPropertyOverride(`RouteSettings.${call}`, settings);
}
