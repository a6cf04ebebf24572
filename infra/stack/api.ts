import { Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  type HttpMethod,
  HttpNoneAuthorizer,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { api, type Resource } from '#shared/api/index.ts';
import { callParts, type Route, type RouteGroup } from '#shared/api/route.ts';
import type { StageConfig } from './config.ts';
import { LOGS } from './function.ts';
import type { Functions } from './functions.ts';
import type { Gradual } from './gradual.ts';
import type { Identity } from './identity.ts';

type Parts = {
  functions: Functions;
  identity: Identity;
  /** Shifts calls to new versions; without it, calls go to the latest one. */
  gradual: Gradual | undefined;
  config: Pick<StageConfig, 'callsPerSecond' | 'strictCallsPerSecond'>;
};

/** The HTTP API: every route of the registry with its resource's function. */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly stage: HttpStage;
  /** A line for each call, also for those that reach no function. */
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, { functions, identity, gradual, config }: Parts) {
    super(scope, id);
    const { callsPerSecond: rateLimit } = config;
    this.accessLog = new LogGroup(this, 'Calls', LOGS);
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    const authorizer = new HttpUserPoolAuthorizer('Users', identity.pool, { userPoolClients: [identity.client] });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: { rateLimit, burstLimit: rateLimit },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    for (const [resource, group] of Object.entries<RouteGroup>(api)) {
      const fn = functions.of(resource as Resource);
      const integration = new HttpLambdaIntegration(resource, gradual?.aliasOf(fn) ?? fn, {
        scopePermissionToRoute: false,
      });
      for (const route of Object.values(group)) {
        const [method, path] = callParts(route.call);
        const [added] = this.http.addRoutes({
          path,
          methods: [method as HttpMethod],
          integration,
          authorizer: route.access === 'public' ? new HttpNoneAuthorizer() : authorizer,
        });
        if (added && route.access === 'public')
          Validations.of(added).acknowledge({ id: 'AwsSolutions::AwsSolutions-APIG4', reason: route.whyPublic });
        if (added && route.throttle === 'strict') limitCalls(this.stage, route, added, config.strictCallsPerSecond);
      }
    }
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

function limitCalls(stage: HttpStage, route: Route, added: HttpRoute, perSecond: number): void {
  const settings = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: perSecond };
  const resource = stage.node.defaultChild as CfnStage;
  resource.addPropertyOverride(`RouteSettings.${route.call}`, settings);
  // CloudFormation refuses a stage that names a missing route.
  stage.node.addDependency(added);
}
