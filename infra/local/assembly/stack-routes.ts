import * as z from 'zod';
import type { TrustedTokens } from '#infra/local/emulators/access-token.ts';
import type { GatewayRoute } from '#infra/local/gateway/routes.ts';
import { functionName } from './local-names.ts';
import type { Resolve } from './resolve.ts';
import { type Template, theOnly } from './template.ts';

const RouteProperties = z.looseObject({
  RouteKey: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']),
  Target: z.string(),
});
const Integration = z.looseObject({ IntegrationUri: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }) });

/** The routes of the template, with the functions they call. */
export function stackRoutes(template: Template, resolve: Resolve): GatewayRoute[] {
  const byId = new Map(template.all.map((resource) => [resource.id, resource]));
  return template.ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const { RouteKey, AuthorizationType, Target } = RouteProperties.parse(resolve(properties));
    const integration = Integration.parse(byId.get(Target.replace('integrations/', ''))?.properties);
    const target = byId.get(integration.IntegrationUri['Fn::GetAtt'][0]);
    if (!target) throw new Error(`${RouteKey} has no target`);
    return { routeKey: RouteKey, functionName: functionName(target), isPublic: AuthorizationType === 'NONE' };
  });
}

const Authorizer = z.looseObject({
  JwtConfiguration: z.object({ Audience: z.tuple([z.string()]), Issuer: z.string() }),
});

/** The issuer and client whose tokens the API's authorizer accepts. */
export function stackAuthorizer(template: Template, resolve: Resolve): TrustedTokens {
  const { properties } = theOnly(template, 'AWS::ApiGatewayV2::Authorizer');
  const { JwtConfiguration } = Authorizer.parse(resolve(properties));
  return { issuer: JwtConfiguration.Issuer, clientId: JwtConfiguration.Audience[0] };
}

const OriginHeader = z.object({ HeaderName: z.string(), HeaderValue: z.string() });
const Distribution = z.looseObject({
  DistributionConfig: z.looseObject({
    Origins: z.array(z.looseObject({ OriginCustomHeaders: z.array(z.unknown()).default([]) })),
  }),
});

/** The headers that CloudFront adds to API calls. */
export function stackOriginHeaders(template: Template, resolve: Resolve): Record<string, string> {
  const { properties } = theOnly(template, 'AWS::CloudFront::Distribution');
  const { Origins } = Distribution.parse(properties).DistributionConfig;
  const headers = Origins.flatMap(({ OriginCustomHeaders }) =>
    z.array(OriginHeader).parse(resolve(OriginCustomHeaders)),
  );
  return Object.fromEntries(headers.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]));
}
