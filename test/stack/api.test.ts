import { describe, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import type { Route, RouteGroup } from '#shared/api/route.ts';
import { EVERY_SETTING, lambdas, resources, synthesize, theOnly } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
const declared = Object.entries<RouteGroup>(api).flatMap(([resource, group]) =>
  Object.values(group).map((route): [string, Route, string] => [route.call, route, resource]),
);

type RouteProperties = {
  RouteKey: string;
  AuthorizationType?: string;
  AuthorizerId?: { Ref: string };
  Target: { 'Fn::Join': [string, [string, { Ref: string }]] };
};
const routes = new Map(
  resources<RouteProperties>(product, 'AWS::ApiGatewayV2::Route').map(({ properties }) => [
    properties.RouteKey,
    properties,
  ]),
);

describe('the HTTP API', () => {
  it('has the registry’s routes and no others', () => {
    expect([...routes.keys()].sort()).toEqual(declared.map(([key]) => key).sort());
  });

  it.each(declared)('routes %s to its function and requires a token unless it is public', (key, route, resource) => {
    const found = routes.get(key);
    const integrationId = found?.Target['Fn::Join'][1][1].Ref;
    const integrations = resources<{ IntegrationUri: { 'Fn::GetAtt': [string, string] } }>(
      product,
      'AWS::ApiGatewayV2::Integration',
    );
    const integration = integrations.find(({ id }) => id === integrationId);
    expect(integration?.properties.IntegrationUri['Fn::GetAtt'][0]).toBe(functions.get(resource)?.id);
    expect(found?.AuthorizationType).toBe(route.access === 'public' ? 'NONE' : 'JWT');
    expect(found?.AuthorizerId === undefined).toBe(route.access === 'public');
  });

  it('accepts access tokens of its own user pool and client only', () => {
    const pool = theOnly(product, 'AWS::Cognito::UserPool').id;
    const client = theOnly(product, 'AWS::Cognito::UserPoolClient').id;
    const { properties } = theOnly<{ JwtConfiguration: unknown; IdentitySource: string[] }>(
      product,
      'AWS::ApiGatewayV2::Authorizer',
    );
    expect(properties.IdentitySource).toEqual(['$request.header.Authorization']);
    expect(properties.JwtConfiguration).toEqual({
      Audience: [{ Ref: client }],
      Issuer: { 'Fn::Join': ['', ['https://cognito-idp.ca-central-1.amazonaws.com/', { Ref: pool }]] },
    });
  });

  it('has no CORS configuration: there is one origin', () => {
    expect(
      theOnly<{ CorsConfiguration?: unknown }>(product, 'AWS::ApiGatewayV2::Api').properties.CorsConfiguration,
    ).toBe(undefined);
  });
});

type Throttle = { ThrottlingRateLimit: number; ThrottlingBurstLimit: number };
type StageProperties = {
  DefaultRouteSettings: Throttle;
  RouteSettings: Record<string, Throttle>;
  AccessLogSettings: { Format: string; DestinationArn: unknown };
};

describe('the stage', () => {
  const stage = theOnly<StageProperties>(product, 'AWS::ApiGatewayV2::Stage');

  it('throttles exactly the strict routes more', () => {
    const strict = declared.filter(([, route]) => route.throttle === 'strict').map(([key]) => key);
    const { DefaultRouteSettings: usual, RouteSettings: stricter } = stage.properties;
    expect(Object.keys(stricter).sort()).toEqual(strict.sort());
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of Object.values(stricter)) {
      expect(ThrottlingRateLimit).toBeLessThan(usual.ThrottlingRateLimit);
      expect(ThrottlingBurstLimit).toBeLessThan(usual.ThrottlingBurstLimit);
    }
  });

  it.each([
    'POST /auth/login',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/verify-email-code',
    'POST /auth/verify-email',
    'POST /invitations/{token}/accept',
    'POST /users',
    'POST /users/puzzle',
    'GET /invoices/{id}/pdf',
    'POST /invoices/{id}/payment',
  ])('throttles %s more, since it costs money or invites guessing', (key) => {
    expect(stage.properties.RouteSettings).toHaveProperty([key]);
  });

  it.each(['POST /employees', 'POST /employees/{id}/resend-invitation'])(
    'throttles %s more, since its responses reveal who has an account',
    (key) => {
      expect(stage.properties.RouteSettings).toHaveProperty([key]);
    },
  );

  it('has the ceilings of the settings', () => {
    const { product: set } = synthesize({ production: EVERY_SETTING });
    const { properties } = theOnly<StageProperties>(set, 'AWS::ApiGatewayV2::Stage');
    expect(properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 4_000, ThrottlingBurstLimit: 4_000 });
    expect(
      new Set(Object.values(properties.RouteSettings).map(({ ThrottlingRateLimit }) => ThrottlingRateLimit)),
    ).toEqual(new Set([300]));
  });

  it('depends on the routes that its throttles refer to', () => {
    const [whole] = Object.values(product.findResources('AWS::ApiGatewayV2::Stage'));
    expect(whole?.DependsOn).toContainEqual(expect.stringMatching(/^ApiRoutes.*NestedStackResource/));
  });

  it('keeps the access log for 90 days', () => {
    const [calls] = resources<{ RetentionInDays: number }>(product, 'AWS::Logs::LogGroup').filter(({ path }) =>
      path.includes('/Api/'),
    );
    expect(calls?.properties.RetentionInDays).toBe(90);
    expect(stage.properties.AccessLogSettings.DestinationArn).toEqual({ 'Fn::GetAtt': [calls?.id, 'Arn'] });
  });

  it('logs the route of each call, never its path, whose ids open invoices', () => {
    const format = stage.properties.AccessLogSettings.Format;
    expect(format).toContain('$context.routeKey');
    expect(format).not.toMatch(/\$context\.(path|protocol|authorizer\.claims\.(?!sub"))|rawPath|queryString/);
  });
});
