import { NestedStack, Validations } from 'aws-cdk-lib';
import { CfnAuthorizer, CfnIntegration, CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { api, type Resource } from '#shared/api/index.ts';
import type { Route, RouteGroup } from '#shared/api/route.ts';
import type { Functions } from './functions.ts';
import type { Gradual } from './gradual.ts';
import type { Identity } from './identity.ts';
import { InlineRole } from './inline-role.ts';

/** What the routes call, and who may call them. */
export type Targets = {
  functions: Functions;
  identity: Identity;
  /** Shifts calls to new versions; without it, calls go to the latest one. */
  gradual: Gradual | undefined;
};

type Props = Targets & { http: HttpApi };

/** The routes of the registry with their integrations, in a nested stack (decision I6). */
export class Routes extends NestedStack {
  constructor(scope: Construct, id: string, { http, functions, identity, gradual }: Props) {
    super(scope, id, { description: 'Routes of the API' });
    const { apiId } = http;
    // Instead of a permission for each function (decision I40).
    const caller = new InlineRole(scope, 'Caller', new ServicePrincipal('apigateway.amazonaws.com'));
    const issuer = `https://cognito-idp.${identity.pool.env.region}.amazonaws.com/${identity.pool.userPoolId}`;
    const authorizer = new CfnAuthorizer(this, 'Users', {
      apiId,
      name: 'Users',
      authorizerType: 'JWT',
      identitySource: ['$request.header.Authorization'],
      jwtConfiguration: { audience: [identity.client.userPoolClientId], issuer },
    });
    for (const [resource, group] of Object.entries<RouteGroup>(api)) {
      const fn = functions.of(resource as Resource);
      const { functionArn } = gradual?.aliasOf(fn) ?? fn;
      caller.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }));
      const integration = new CfnIntegration(this, resource, {
        apiId,
        integrationType: 'AWS_PROXY',
        integrationUri: functionArn,
        credentialsArn: caller.roleArn,
        payloadFormatVersion: '2.0',
      });
      for (const route of Object.values(group)) {
        const added = new CfnRoute(this, route.call, {
          apiId,
          routeKey: route.call,
          target: `integrations/${integration.ref}`,
          ...accessOf(route, authorizer),
        });
        if (route.access === 'public')
          Validations.of(added).acknowledge({ id: 'AwsSolutions::AwsSolutions-APIG4', reason: route.whyPublic });
      }
    }
  }
}

function accessOf({ access }: Route, authorizer: CfnAuthorizer) {
  return access === 'public'
    ? { authorizationType: 'NONE' }
    : { authorizationType: 'JWT', authorizerId: authorizer.ref };
}
