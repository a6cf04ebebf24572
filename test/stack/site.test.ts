import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_PAGE_HEADERS, IMAGE_HEADERS, SITE_HEADERS } from '#infra/site-headers.ts';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';
import { earlyRequests } from '#shared/early-request.ts';
import { type Behavior, theDistribution } from './distribution.ts';
import { resources, synthesize, theOnly } from './synthesize.ts';

const { product, edge } = synthesize();
const { distribution, pages, images, calls, payPages, documentPages } = theDistribution(product);

describe('the distribution', () => {
  it('serves images from the bucket, cached and read-only, before the API’s behaviour matches', () => {
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

  it('passes API responses through: uncached, every method, errors too', () => {
    const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    expect(calls).toMatchObject({ PathPattern: '/api/*', CachePolicyId: CACHING_DISABLED });
    expect(calls.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']));
    expect(distribution.CustomErrorResponses).toBeUndefined();
  });

  it('forwards every header of a call except the host, including the business it is meant for', () => {
    const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
    expect(calls.OriginRequestPolicyId).toBe(ALL_VIEWER_EXCEPT_HOST_HEADER);
  });

  it('reaches the bucket with its own access control', () => {
    const origin = distribution.Origins.find(({ Id }) => Id === pages.TargetOriginId);
    expect(origin?.OriginAccessControlId).toBeDefined();
  });

  it('shares no name with the same stack in another region, since CloudFront has both after the loss of one', () => {
    const { product: elsewhere } = synthesize({ production: { region: 'ca-west-1' } });
    const names = cloudFrontNames(product);
    expect(names).toHaveLength(8);
    expect(names.filter((name) => cloudFrontNames(elsewhere).includes(name))).toEqual([]);
  });

  it('sends a secret to the API', () => {
    const origin = distribution.Origins.find(({ Id }) => Id === calls.TargetOriginId);
    const [header] = origin?.OriginCustomHeaders ?? [];
    expect(header?.HeaderName).toBe('x-origin-secrets');
    expect(JSON.stringify(header?.HeaderValue)).toMatch(/\{\{resolve:secretsmanager:/);
  });

  it('supports HTTP/3, compresses and requires TLS', () => {
    expect(distribution.HttpVersion).toBe('http2and3');
    expect(pages).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
    expect(calls.ViewerProtocolPolicy).toBe('https-only');
  });

  it('is behind the firewall in us-east-1', () => {
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

const policies = resources<HeadersPolicy>(product, 'AWS::CloudFront::ResponseHeadersPolicy');

/** The headers that a behaviour adds. */
function headersOf({ ResponseHeadersPolicyId }: Behavior) {
  const policy = policies.find(({ id }) => id === ResponseHeadersPolicyId.Ref)?.properties;
  if (!policy) throw new Error('The behaviour adds no headers');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy.ResponseHeadersPolicyConfig;
  return { security, custom: Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])) };
}

describe('the headers of a page', () => {
  const { security } = headersOf(pages);

  it('forbid inline scripts, third-party scripts and framing', () => {
    const { ContentSecurityPolicy: rules } = security.ContentSecurityPolicy;
    expect(rules).toMatch(/^default-src 'none';/);
    expect(rules).toMatch(/; script-src 'self';/);
    expect(rules).toMatch(/; frame-ancestors 'none'/);
    expect(security.ContentSecurityPolicy.Override).toBe(true);
  });

  it('require TLS for two years', () => {
    expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
  });

  it('allow the pages of documents their inline scripts, and keep them out of search engines', () => {
    const { security: rules, custom } = headersOf(payPages);
    const hashes = earlyRequests().map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(rules.ContentSecurityPolicy.ContentSecurityPolicy).toContain(`; script-src 'self' ${hashes.join(' ')};`);
    expect(custom['x-robots-tag']).toBe('noindex');
  });

  it('are the same on the public page of any document', () => {
    const policies = documentPages.map(({ ResponseHeadersPolicyId }) => ResponseHeadersPolicyId);
    expect(documentPages.map(({ PathPattern }) => PathPattern)).toEqual(
      Object.keys(DOCUMENT_PAGES).map((name) => `/${name}/*`),
    );
    expect(new Set(policies.map(({ Ref }) => Ref)).size).toBe(1);
  });

  it.each([
    ['a page', pages, SITE_HEADERS],
    ['a pay page', payPages, DOCUMENT_PAGE_HEADERS],
  ])('of %s match those of the local cloud', (_, behavior, local) => {
    const { security: given, custom } = headersOf(behavior);
    expect({
      ...custom,
      'content-security-policy': given.ContentSecurityPolicy.ContentSecurityPolicy,
      'x-content-type-options': given.ContentTypeOptions.Override ? 'nosniff' : undefined,
      'x-frame-options': given.FrameOptions.FrameOption,
      'referrer-policy': given.ReferrerPolicy.ReferrerPolicy,
    }).toEqual(local);
  });
});

it('serves images with the headers of the local cloud', () => {
  const { security, custom } = headersOf(images);
  expect({
    ...custom,
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': security.ContentTypeOptions.Override ? 'nosniff' : undefined,
  }).toEqual(IMAGE_HEADERS);
});

describe('the firewall', () => {
  const { Rules: rules, Scope: scope } = theOnly<{ Rules: { Name: string }[]; Scope: string }>(
    edge,
    'AWS::WAFv2::WebACL',
  ).properties;

  it('has CloudFront scope and AWS’s managed rules', () => {
    expect(scope).toBe('CLOUDFRONT');
    expect(rules.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(['AWSManagedRulesCommonRuleSet', 'AWSManagedRulesKnownBadInputsRuleSet']),
    );
  });
});

/** A template's names in CloudFront, which is global. */
function cloudFrontNames(template: typeof product): string[] {
  const all: Record<string, { Type: string; Properties: Record<string, unknown> }> = template.toJSON().Resources;
  const named = Object.values(all).filter(({ Type }) => Type.startsWith('AWS::CloudFront::'));
  const holders = named.flatMap(({ Properties }) => [Properties, ...Object.values(Properties)]) as { Name?: string }[];
  return holders.flatMap(({ Name = [] }) => Name);
}
