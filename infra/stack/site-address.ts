import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/** The Route 53 zone that holds the site's domain, when one is configured. */
export function siteZone(
  scope: Construct,
  { domain, hostedZoneId }: Pick<StageConfig, 'domain' | 'hostedZoneId'>,
): IHostedZone | undefined {
  if (!domain || !hostedZoneId) return undefined;
  // The name only completes record names, and the only record is for the domain itself.
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: domain });
}

/** Points the domain at the distribution. */
export function addAddressRecords(scope: Construct, zone: IHostedZone, distribution: IDistribution): void {
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'Address', { zone, target });
  new AaaaRecord(scope, 'AddressV6', { zone, target });
}
