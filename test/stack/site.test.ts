import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { IMAGE_HEADERS, SITE_HEADERS } from '#infra/site-headers.ts';
import { api } from '#shared/api/index.ts';
import type { RouteGroup } from '#shared/api/route.ts';
import { resources, synthesize, theOnly } from './synthesize.ts';

const { product, edge } = synthesize();

type Behavior = {
  PathPattern?: string;
  CachePolicyId: string;
  Compress: boolean;
  FunctionAssociations: { FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
  ResponseHeadersPolicyId: { Ref: string };
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  AllowedMethods?: string[];
};
type Origin = {
  Id: string;
  DomainName: unknown;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
};
type DistributionConfig = {
  CacheBehaviors: Behavior[];
  DefaultCacheBehavior: Behavior;
  Origins: Origin[];
  CustomErrorResponses?: unknown;
  HttpVersion: string;
  WebACLId: unknown;
};
const { DistributionConfig: distribution } = theOnly<{ DistributionConfig: DistributionConfig }>(
  product,
  'AWS::CloudFront::Distribution',
).properties;
const pages = distribution.DefaultCacheBehavior;
const [images, calls] = distribution.CacheBehaviors;
if (!images || !calls) throw new Error('There is no behaviour for images, or none for the API');

/** Runs the function that stands before a behaviour as CloudFront does; a status is answered without asking further. */
function addressAfter({ FunctionAssociations: [association] }: Behavior, uri: string): string | number {
  const id = association?.FunctionARN['Fn::GetAtt'][0];
  const found = resources<{ FunctionCode: string }>(product, 'AWS::CloudFront::Function').find((fn) => fn.id === id);
  const handler: (event: object) => { uri: string } | { statusCode: number } = runInNewContext(
    `${found?.properties.FunctionCode}; handler`,
  );
  const answer = handler({ request: { method: 'GET', uri, querystring: {}, headers: {} } });
  return 'uri' in answer ? answer.uri : answer.statusCode;
}

describe('the address of a page', () => {
  it.each([
    ['/', '/index.html'],
    ['/login', '/index.html'],
    ['/invoices/4kd92/edit', '/index.html'],
    ['/payment-settings', '/index.html'],
    ['/pay', '/index.html'],
    ['/release-1.2/notes', '/index.html'],
    ['/pay/u3QEYGTWwlCjInVUWyMcM8', '/pay.html'],
    ['/pay/', '/pay.html'],
    ['/pay/not.an.id', '/pay.html'],
    ['/index.html', '/index.html'],
    ['/assets/index-Bx31.js', '/assets/index-Bx31.js'],
    ['/favicon.svg', '/favicon.svg'],
    ['/robots.txt', '/robots.txt'],
  ])('%s leads to %s', (uri, file) => {
    expect(addressAfter(pages, uri)).toBe(file);
  });
});

describe('the address of a call', () => {
  it.each([
    ['/api/invoices', '/invoices'],
    ['/api/invoices/4kd92/pdf', '/invoices/4kd92/pdf'],
    ['/api/api/x', '/api/x'],
    ['/api/', '/'],
  ])('%s leads to %s', (uri, path) => {
    expect(addressAfter(calls, uri)).toBe(path);
  });
});

describe('the address of an image', () => {
  const NAME = 'u3QEYGTWwlCjInVUWyMcM8';

  it.each([
    [`/api/images/${NAME}.png`, `/images/${NAME}.png`],
    [`/api/images/${NAME}.jpg`, `/images/${NAME}.jpg`],
    [`/api/images/${NAME}.webp`, `/images/${NAME}.webp`],
    [`/api/images/${NAME}.svg`, 404],
    [`/api/images/${NAME}`, 404],
    [`/api/images/x/${NAME}.png`, 404],
    [`/api/images/../pdf/${NAME}.png`, 404],
    [`/api/images/%2e%2e/pdf/${NAME}.png`, 404],
    [`/api/images//${NAME}.png`, 404],
    ['/api/images/short.png', 404],
    ['/api/images/', 404],
  ])('%s leads to %s', (uri, file) => {
    expect(addressAfter(images, uri)).toBe(file);
  });
});

describe('the distribution', () => {
  it('serves images before it takes them for calls: for reading, cached, from the files', () => {
    const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
    expect(images).toMatchObject({
      PathPattern: '/api/images/*',
      AllowedMethods: ['GET', 'HEAD'],
      CachePolicyId: CACHING_OPTIMIZED,
      ViewerProtocolPolicy: 'https-only',
    });
    const origin = distribution.Origins.find(({ Id }) => Id === images.TargetOriginId);
    expect(origin?.OriginAccessControlId).toBeDefined();
    expect(JSON.stringify(origin?.DomainName)).toContain('Files');
  });

  it('leaves the answers of the API as they are: uncached, every method, errors too', () => {
    const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    expect(calls).toMatchObject({ PathPattern: '/api/*', CachePolicyId: CACHING_DISABLED });
    expect(calls.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']));
    expect(distribution.CustomErrorResponses).toBeUndefined();
  });

  it('reaches the bucket with its own access control', () => {
    const origin = distribution.Origins.find(({ Id }) => Id === pages.TargetOriginId);
    expect(origin?.OriginAccessControlId).toBeDefined();
  });

  it('shows the API a secret that the functions know too', () => {
    const origin = distribution.Origins.find(({ Id }) => Id === calls.TargetOriginId);
    const [header] = origin?.OriginCustomHeaders ?? [];
    expect(header?.HeaderName).toBe('x-origin-secret');
    expect(JSON.stringify(header?.HeaderValue)).toMatch(/\{\{resolve:secretsmanager:/);
    product.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { ORIGIN_SECRET: header?.HeaderValue } },
    });
  });

  it('speaks HTTP/3, compresses, and nothing without TLS', () => {
    expect(distribution.HttpVersion).toBe('http2and3');
    expect(pages).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
    expect(calls.ViewerProtocolPolicy).toBe('https-only');
  });

  it('stands behind the firewall of us-east-1', () => {
    expect(distribution.WebACLId).toMatchObject({ 'Fn::GetStackOutput': { Region: 'us-east-1' } });
  });
});

type HeadersPolicy = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string; Override: boolean };
      ContentTypeOptions: { Override: boolean };
      FrameOptions: { FrameOption: string };
      ReferrerPolicy: { ReferrerPolicy: string };
      StrictTransportSecurity: { AccessControlMaxAgeSec: number };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
};

describe('the headers of a page', () => {
  const policies = resources<HeadersPolicy>(product, 'AWS::CloudFront::ResponseHeadersPolicy');
  const policy = policies.find(({ id }) => id === pages.ResponseHeadersPolicyId.Ref)?.properties;
  if (!policy) throw new Error('Pages have no headers');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy.ResponseHeadersPolicyConfig;

  it('forbid inline script, foreign script and framing', () => {
    const { ContentSecurityPolicy: rules } = security.ContentSecurityPolicy;
    expect(rules).toMatch(/^default-src 'none';/);
    expect(rules).toMatch(/; script-src 'self';/);
    expect(rules).toMatch(/; frame-ancestors 'none'/);
    expect(security.ContentSecurityPolicy.Override).toBe(true);
  });

  it('ask for TLS for two years', () => {
    expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
  });

  it('are those of the local cloud', () => {
    expect({
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'x-content-type-options': security.ContentTypeOptions.Override ? 'nosniff' : undefined,
      'x-frame-options': security.FrameOptions.FrameOption,
      'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    }).toEqual(SITE_HEADERS);
  });
});

it('images have the headers of the local cloud', () => {
  const policies = resources<HeadersPolicy>(product, 'AWS::CloudFront::ResponseHeadersPolicy');
  const policy = policies.find(({ id }) => id === images.ResponseHeadersPolicyId.Ref)?.properties;
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy?.ResponseHeadersPolicyConfig ?? {};
  expect({
    ...Object.fromEntries(custom?.Items.map(({ Header, Value }) => [Header, Value]) ?? []),
    'content-security-policy': security?.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': security?.ContentTypeOptions.Override ? 'nosniff' : undefined,
  }).toEqual(IMAGE_HEADERS);
});

describe('the firewall', () => {
  type Rule = {
    Name: string;
    Statement: {
      RateBasedStatement?: {
        Limit: number;
        ScopeDownStatement: { RegexMatchStatement?: { RegexString: string } };
      };
    };
  };
  const { Rules: rules, Scope: scope } = theOnly<{ Rules: Rule[]; Scope: string }>(
    edge,
    'AWS::WAFv2::WebACL',
  ).properties;
  const strict = rules.find(({ Name }) => Name === 'StrictRequestsOfOneAddress')?.Statement.RateBasedStatement;
  const expression = strict?.ScopeDownStatement.RegexMatchStatement?.RegexString ?? '';

  it('is one for CloudFront with the rules that AWS keeps', () => {
    expect(scope).toBe('CLOUDFRONT');
    expect(rules.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(['AWSManagedRulesCommonRuleSet', 'AWSManagedRulesKnownBadInputsRuleSet']),
    );
  });

  it('bounds the calls of one address to the paths of strict routes, and to no other', () => {
    const routes = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
    const strictPaths = routes.filter(({ throttle }) => throttle === 'strict').map(({ path }) => path);
    const paths = [...new Set(routes.map(({ path }) => path))];
    const addressOf = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, 'u3QEYGTWwlCjInVUWyMcM8')}`;
    const bounded = paths.filter((path) => new RegExp(expression).test(addressOf(path)));
    expect(bounded.sort()).toEqual([...new Set(strictPaths)].sort());
  });

  it('keeps its expression within the 512 characters that AWS takes', () => {
    expect(expression.length).toBeLessThanOrEqual(512);
  });
});
