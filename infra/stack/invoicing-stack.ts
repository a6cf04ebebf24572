import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { Api } from './api.ts';
import { Canary } from './canary.ts';
import type { StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import { Functions } from './functions.ts';
import { Gradual } from './gradual.ts';
import { MailEvents } from './mail-events.ts';
import { addQueues, requireTls } from './message-queue.ts';
import { OriginSecrets } from './origin-secrets.ts';
import { addSchedules } from './schedule.ts';
import { Site } from './site.ts';
import { addAddressRecords, siteZone } from './site-address.ts';
import { SiteFiles } from './site-files.ts';
import { Watching } from './watching.ts';

type Props = { config: StageConfig; edge: EdgeStack; data: DataStack };

/** The product: site, API, functions and what watches them. It can be deleted and made anew beside the same data. */
export class InvoicingStack extends Stack {
  readonly distributionId: string;

  constructor(scope: Construct, id: string, { config, edge, data }: Props) {
    super(scope, id, {
      env: { region: config.region },
      description: 'Online invoicing: site, API, functions',
    });
    const { notices, identity, table, files, secrets, messaging } = data;
    const queues = addQueues(this);
    // A principal that can read the account but not use this key cannot see the secrets in the functions' environments (I42).
    const key = new Key(this, 'Environments', {
      description: 'Encrypts the environments of the functions',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const functions = new Functions(this, 'Functions', { config, trigger: identity.trigger, key });
    const originSecrets = new OriginSecrets(this, 'Secrets', config.originSecretRevision);
    const gradual = config.gradual ? new Gradual(this, 'Gradual') : undefined;
    const api = new Api(this, 'Api', { functions, identity, gradual, config });
    const site = new Site(this, 'Site', {
      http: api.http,
      buckets: { site: data.site, files: files.bucket },
      originSecrets: originSecrets.sent,
      webAclId: edge.acl.attrArn,
      domain: config.domain,
      certificate: edge.certificate,
    });
    functions.bind({ table, files, identity, messaging, secrets, originSecrets, queues }, site.url);
    const after = [...functions.code, ...(gradual?.aliases ?? []), api];
    new SiteFiles(this, 'SiteFiles', { site, bucket: data.site, after });
    const zone = siteZone(this, config);
    if (zone) addAddressRecords(this, zone, site.distribution);
    const schedules = addSchedules(this, functions);
    requireTls(this, [
      ...Object.values(queues).flatMap(({ messages, deadLetters }) => [messages, deadLetters]),
      ...Object.values(schedules).map(({ deadLetters }) => deadLetters),
    ]);
    const mailEvents = new MailEvents(this, 'MailEvents', {
      topic: messaging.events,
      target: functions.of('mail-events'),
    });
    const { canaryEmail: email } = config;
    const canary = email ? new Canary(this, 'Canary', { email, siteUrl: site.url, secrets, key }) : undefined;
    new Watching(this, 'Watching', {
      api,
      table,
      canary,
      functions,
      schedules,
      mailEvents,
      queues,
      notices,
      config,
    });
    this.distributionId = site.distribution.distributionId;
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'SiteHost', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'StripeWebhookUrl', { value: `${site.url}/api/stripe/events` });
  }
}
