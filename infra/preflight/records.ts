import { CloudFormationServiceException, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { ListResourceRecordSetsCommand, type RRType } from '@aws-sdk/client-route-53';
import type { Settings } from '#infra/deploy/settings.ts';
import { isWithin, mailDomain, zoneName } from '#infra/stack/host-names.ts';
import { bounceDomain } from '#infra/stack/mail-records.ts';
import type { Account } from './account.ts';
import { type Answer, blocks } from './finding.ts';

/** Records of one name that the deployment makes in the hosted zone, and what to do if there are any already. */
type MadeRecords = { name: string; types: readonly RRType[]; fix: string };

/** Whether the hosted zone already has records that the deployment would make: Route 53 refuses a second one. */
export async function checkRecords(account: Account, settings: Settings): Promise<Answer[]> {
  const answers = await Promise.all(
    madeRecords(settings.config).map(async ({ name, types, fix }) => {
      const found = await typesOf(account, settings, name);
      if (!types.some((type) => found.includes(type)) || (await isInStage(account, settings, name))) return [];
      return [blocks(`The hosted zone has a record ${name} already. ${fix}`)];
    }),
  );
  return answers.flat();
}

function madeRecords(config: Settings['config']): MadeRecords[] {
  const { domain, hostedZoneId, fromAddress, mailIdentityExists, dmarcPolicy } = config;
  if (!hostedZoneId) return [];
  const made: MadeRecords[] = [];
  if (domain) made.push({ name: domain, types: ['A', 'AAAA', 'CNAME'], fix: 'Delete it, or choose another domain.' });
  const sender = fromAddress && mailDomain(fromAddress);
  if (!sender || mailIdentityExists || !isWithin(sender, zoneName(config) ?? '')) return made;
  made.push({
    name: bounceDomain(sender),
    types: ['MX', 'TXT', 'CNAME'],
    fix: 'Delete it: the deployment makes it for the replies of other mail servers.',
  });
  if (dmarcPolicy !== 'existing') {
    made.push({ name: `_dmarc.${sender}`, types: ['TXT', 'CNAME'], fix: 'Set dmarcPolicy to existing.' });
  }
  return made;
}

/** The types of the records with this name; a name has at most a handful. */
async function typesOf({ route53 }: Account, { config }: Settings, name: string): Promise<RRType[]> {
  const { ResourceRecordSets = [] } = await route53.send(
    new ListResourceRecordSetsCommand({ HostedZoneId: config.hostedZoneId, StartRecordName: name, MaxItems: 20 }),
  );
  return ResourceRecordSets.filter(({ Name }) => Name === `${name}.`).flatMap(({ Type }) => Type ?? []);
}

/** Whether a stack of the stage made this resource, which is identified by its physical id. */
export async function isInStage({ cloudFormation }: Account, settings: Settings, id: string): Promise<boolean> {
  const stacks = [settings.stackName, settings.dataStackName];
  try {
    const { StackResources = [] } = await cloudFormation.send(
      new DescribeStackResourcesCommand({ PhysicalResourceId: id }),
    );
    return StackResources.some(
      ({ StackName, PhysicalResourceId }) => PhysicalResourceId === id && stacks.includes(StackName ?? ''),
    );
  } catch (error) {
    // CloudFormation's error if no stack has the resource.
    if (error instanceof CloudFormationServiceException && error.name === 'ValidationError') return false;
    throw error;
  }
}
