import { Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { StageConfig } from './config.ts';
import { Firewall } from './firewall.ts';
import { FirewallLog } from './firewall-log.ts';
import { siteZone } from './site-address.ts';

/** The firewall and the certificate, which CloudFront accepts only from us-east-1. */
export class EdgeStack extends Stack {
  readonly acl: CfnWebACL;
  /** The name of the firewall in metrics. */
  readonly aclMetric: string;
  /** Absent without a domain. */
  readonly certificate: Certificate | undefined;

  constructor(scope: Construct, id: string, { config }: { config: StageConfig }) {
    super(scope, id, {
      env: { region: 'us-east-1' },
      description: 'Firewall and certificate of the invoicing product',
    });
    const firewall = new Firewall(this, 'Firewall');
    new FirewallLog(this, 'FirewallLog', firewall.acl);
    this.acl = firewall.acl;
    this.aclMetric = firewall.metricName;
    this.certificate =
      config.domain === undefined
        ? undefined
        : new Certificate(this, 'Certificate', {
            domainName: config.domain,
            // Without a zone, the deployment waits until ACM's validation record is in the DNS.
            validation: CertificateValidation.fromDns(siteZone(this, config)),
          });
  }
}
