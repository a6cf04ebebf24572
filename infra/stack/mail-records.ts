import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { StageConfig } from './config.ts';
import { isWithin, zoneName } from './host-names.ts';

type Settings = Pick<StageConfig, 'dmarcPolicy' | 'domain' | 'fromAddress' | 'hostedZoneId' | 'hostedZoneName'>;
type DnsRecord = { id: string; name: string; type: 'CNAME' | 'MX' | 'TXT'; value: string };

/** The domain that SES names as the sender of bounces, so that SPF is checked against the product's own domain. */
export function bounceDomain(domain: string): string {
  return `bounces.${domain}`;
}

/**
 * The DNS records by which other mail servers trust the sender's domain (DKIM, SPF, DMARC): in the hosted zone if it
 * holds the domain, or else as outputs.
 */
export class MailRecords extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { identity, domain, config }: { identity: EmailIdentity; domain: string; config: Settings },
  ) {
    super(scope, id);
    const zone = zoneName(config);
    const hostedZoneId = zone && isWithin(domain, zone) ? config.hostedZoneId : undefined;
    const records: DnsRecord[] = [
      ...identity.dkimRecords.map(({ name, value }, index) => ({
        id: `Dkim${index + 1}`,
        name,
        type: 'CNAME' as const,
        value,
      })),
      {
        id: 'BouncesMx',
        name: bounceDomain(domain),
        type: 'MX',
        value: `10 feedback-smtp.${Stack.of(this).region}.amazonses.com`,
      },
      { id: 'BouncesSpf', name: bounceDomain(domain), type: 'TXT', value: '"v=spf1 include:amazonses.com ~all"' },
    ];
    if (config.dmarcPolicy !== 'existing') {
      records.push({
        id: 'Dmarc',
        name: `_dmarc.${domain}`,
        type: 'TXT',
        value: `"v=DMARC1; p=${config.dmarcPolicy}"`,
      });
    }
    for (const [index, { id, name, type, value }] of records.entries()) {
      if (hostedZoneId) new CfnRecordSet(this, id, { hostedZoneId, name, type, ttl: '1800', resourceRecords: [value] });
      else new CfnOutput(scope, `MailRecord${index + 1}`, { value: `${name} ${type} ${value}` });
    }
  }
}
