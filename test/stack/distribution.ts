import type { Template } from 'aws-cdk-lib/assertions';
import { theOnly } from './synthesize.ts';

/** How CloudFront answers the addresses of a pattern. */
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

/** The distribution of the product, and how it answers pages, images and calls of the API. */
export function theDistribution(product: Template) {
  const { DistributionConfig: distribution } = theOnly<{ DistributionConfig: DistributionConfig }>(
    product,
    'AWS::CloudFront::Distribution',
  ).properties;
  const [images, calls] = distribution.CacheBehaviors;
  if (!images || !calls) throw new Error('There is no behaviour for images, or none for the API');
  return { distribution, pages: distribution.DefaultCacheBehavior, images, calls };
}
