import { CfnOutput, type NestedStack, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccessLog } from './access-log.ts';
import { Api } from './api.ts';
import { Backup } from './backup.ts';
import { Canary } from './canary.ts';
import type { StageConfig } from './config.ts';
import { Data } from './data.ts';
import { DeployRole } from './deploy-role.ts';
import type { EdgeStack } from './edge-stack.ts';
import { Files } from './files.ts';
import { Functions } from './functions.ts';
import { Gradual } from './gradual.ts';
import { Identity } from './identity.ts';
import { MailEvents } from './mail-events.ts';
import { MessageQueue, type MessageQueues } from './message-queue.ts';
import { Messaging } from './messaging.ts';
import { Notices } from './notices.ts';
import { FunctionSchedule, type Schedules } from './schedule.ts';
import type { SecondRegion } from './second-region.ts';
import { Secrets } from './secrets.ts';
import { Site } from './site.ts';
import { addAddressRecords, siteZone } from './site-address.ts';
import { SiteFiles } from './site-files.ts';
import { requireTls } from './tls-only.ts';
import { Watching } from './watching.ts';

type Props = { stage: string; config: StageConfig; edge: EdgeStack; place: SecondRegion | undefined };

/** The product: site, API, functions, data. */
export class InvoicingStack extends Stack {
  readonly distributionId: string;
  readonly watching: NestedStack;

  constructor(scope: Construct, id: string, { stage, config, edge, place }: Props) {
    super(scope, id, {
      env: { region: config.region },
      description: 'Online invoicing: site, API, functions, data',
      terminationProtection: config.protection === 'on',
    });
    const { topic: notices } = new Notices(this, 'Notices', config);
    const identity = new Identity(this, 'Identity', config);
    const data = new Data(this, 'Data', config);
    const accessLog = new AccessLog(this, 'AccessLog');
    const files = new Files(this, 'Files', { accessLog, place });
    if (place) new Backup(this, 'Backup', { data, place, notices });
    const secrets = new Secrets(this, 'Secrets', config);
    const messaging = new Messaging(this, 'Messaging', config);
    const queues: MessageQueues = {
      'stripe-events': new MessageQueue(this, 'stripe-events'),
      'export-requests': new MessageQueue(this, 'export-requests'),
      'role-changes': new MessageQueue(this, 'role-changes'),
      mails: new MessageQueue(this, 'mails'),
      'account-mails': new MessageQueue(this, 'account-mails'),
      'open-shards': new MessageQueue(this, 'open-shards'),
      'reminder-runs': new MessageQueue(this, 'reminder-runs'),
    };
    const functions = new Functions(this, 'Functions', config);
    identity.limitTokensBy(functions.of('access-tokens'));
    const gradual = config.gradual ? new Gradual(this, 'Gradual') : undefined;
    const api = new Api(this, 'Api', { functions, identity, gradual, config });
    const site = new Site(this, 'Site', {
      http: api.http,
      files,
      accessLog,
      originSecrets: secrets.originSecrets,
      webAclId: edge.acl.attrArn,
      domain: config.domain,
      certificate: edge.certificate,
    });
    functions.bind({ data, files, identity, messaging, secrets, queues }, site.url);
    new SiteFiles(this, 'SiteFiles', { site, after: [...functions.code, ...(gradual?.aliases ?? []), api] });
    const zone = siteZone(this, config);
    if (zone) addAddressRecords(this, zone, site.distribution);
    const schedules: Schedules = {
      'queue-shards': new FunctionSchedule(this, 'queue-shards', { target: functions.of('queue-shards') }),
      'purge-businesses': new FunctionSchedule(this, 'purge-businesses', { target: functions.of('purge-businesses') }),
    };
    requireTls(this, [
      ...Object.values(queues).flatMap(({ messages, deadLetters }) => [messages, deadLetters]),
      ...Object.values(schedules).map(({ deadLetters }) => deadLetters),
    ]);
    const mailEvents = new MailEvents(this, 'MailEvents', {
      topic: messaging.events,
      target: functions.of('mail-events'),
    });
    const { canaryEmail: email, secretsRevision } = config;
    const canary = email ? new Canary(this, 'Canary', { email, siteUrl: site.url, secretsRevision }) : undefined;
    this.watching = new Watching(this, 'Watching', {
      api,
      data,
      canary,
      functions,
      schedules,
      mailEvents,
      queues,
      notices,
      config,
    });
    this.distributionId = site.distribution.distributionId;
    const { githubRepository: repository, secondRegion } = config;
    if (repository) new DeployRole(this, 'DeployRole', { repository, stage, secondRegion });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'SiteHost', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'StripeWebhookUrl', { value: `${site.url}/api/stripe/events` });
    new CfnOutput(this, 'StripeSecret', { value: secrets.stripeSecretArn });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
  }
}
