import { GetHostedZoneCommand, NoSuchHostedZone } from '@aws-sdk/client-route-53';
import type { Settings } from '#infra/deploy/settings.ts';
import { isWithin, mailDomain, zoneName } from '#infra/stack/host-names.ts';
import type { Account } from './account.ts';
import { type Answer, blocks, later, ready } from './finding.ts';
import { checkRecords } from './records.ts';

/** Whether the hosted zone exists and holds the domains whose records are made in it. */
export async function checkZone(account: Account, settings: Settings): Promise<Answer[]> {
  const { config } = settings;
  const { domain, hostedZoneId } = config;
  if (!hostedZoneId) return [later(domain ? waitsForCertificate(domain) : OWN_NAME)];
  try {
    const { HostedZone } = await account.route53.send(new GetHostedZoneCommand({ Id: hostedZoneId }));
    const actual = (HostedZone?.Name ?? '').replace(/\.$/, '');
    if (HostedZone?.Config?.PrivateZone)
      return [blocks(`Zone ${hostedZoneId} (${actual}) is private: set hostedZoneId to a public one.`)];
    return [compare(config, actual), ...(await checkRecords(account, settings))];
  } catch (error) {
    if (!(error instanceof NoSuchHostedZone)) throw error;
    return [blocks(`Route 53 has no zone ${hostedZoneId}. Create one for the domain, or correct hostedZoneId.`)];
  }
}

function compare(config: Settings['config'], actual: string): Answer {
  const { domain, fromAddress, hostedZoneId } = config;
  if (domain && !isWithin(domain, actual)) {
    return blocks(
      `Zone ${hostedZoneId} is that of ${actual}, which does not hold ${domain}. Correct hostedZoneId or domain.`,
    );
  }
  const sender = fromAddress && mailDomain(fromAddress);
  const expected = zoneName(config) ?? '';
  if (sender && isWithin(sender, expected) && !isWithin(sender, actual)) {
    return blocks(
      `Zone ${hostedZoneId} is that of ${actual}, which does not hold the sender's domain. Set hostedZoneName to ${actual}.`,
    );
  }
  if (sender && !isWithin(sender, expected) && isWithin(sender, actual)) {
    return later(`Set hostedZoneName to ${actual}, and the records of ${sender} are made in the zone.`);
  }
  return ready(`Zone ${hostedZoneId} holds ${actual}.`);
}

function waitsForCertificate(domain: string): string {
  return `Without hostedZoneId, the first deployment waits until the record that ACM asks for (console: Certificate Manager, us-east-1) is in the DNS of ${domain}.`;
}

const OWN_NAME = "Without a domain, the site has CloudFront's own name, and links sent to customers contain it.";
