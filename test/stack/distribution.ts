import type { Template } from 'aws-cdk-lib/assertions';
import { theOnly } from './synthesize.ts';

/** A cache behaviour of CloudFront. */
export type Behavior = {
  PathPattern?: string;
  CachePolicyId: string;
  Compress: boolean;
  OriginRequestPolicyId?: string;
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

/** The product's distribution, and its behaviours for pages, images, API calls and the public pages of documents. */
export function theDistribution(product: Template) {
  const { DistributionConfig: distribution } = theOnly<{ DistributionConfig: DistributionConfig }>(
    product,
    'AWS::CloudFront::Distribution',
  ).properties;
  const [images, calls, ...documentPages] = distribution.CacheBehaviors;
  const payPages = documentPages.find(({ PathPattern }) => PathPattern === '/pay/*');
  if (!images || !calls || !payPages) throw new Error('No behaviour for images, for the API or for pay pages');
  return { distribution, pages: distribution.DefaultCacheBehavior, images, calls, payPages, documentPages };
}
