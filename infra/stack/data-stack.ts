import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { AccessLog, PRIVATE_BUCKET } from './access-log.ts';
import { Backup } from './backup.ts';
import type { StageConfig } from './config.ts';
import { DeployRole } from './deploy-role.ts';
import { Files } from './files.ts';
import { Identity } from './identity.ts';
import { Messaging } from './messaging.ts';
import { Notices } from './notices.ts';
import { publish } from './publish.ts';
import type { SecondRegion } from './second-region.ts';
import { Secrets } from './secrets.ts';
import { Table } from './table.ts';

type Props = { stage: string; config: StageConfig; place: SecondRegion | undefined };

/** What outlives the product: its data, and what people set up by hand, such as keys and confirmed addresses. */
export class DataStack extends Stack {
  readonly notices: Topic;
  readonly identity: Identity;
  readonly table: Table;
  readonly files: Files;
  /** The bucket of the built site. */
  readonly site: IBucket;
  readonly secrets: Secrets;
  readonly messaging: Messaging;

  constructor(scope: Construct, id: string, { stage, config, place }: Props) {
    super(scope, id, {
      env: { region: config.region },
      description: 'Data of the invoicing product: table, users, files, secrets, sender',
      terminationProtection: config.protection === 'on',
    });
    this.notices = new Notices(this, 'Notices', config).topic;
    this.identity = new Identity(this, 'Identity', config);
    this.table = new Table(this, 'Table', config);
    const accessLog = new AccessLog(this, 'AccessLog');
    this.files = new Files(this, 'Files', { accessLog, place });
    // The class implements the interface except for the type of one optional property.
    this.site = new Bucket(this, 'Site', { ...PRIVATE_BUCKET, ...accessLog.of('site') }) as IBucket;
    publish(this.site, 's3:GetObject', this.site.arnForObjects('*'));
    // Without it S3 returns 403 for missing files.
    publish(this.site, 's3:ListBucket', this.site.bucketArn);
    if (place) new Backup(this, 'Backup', { table: this.table, place, notices: this.notices });
    this.secrets = new Secrets(this, 'Secrets', config);
    this.messaging = new Messaging(this, 'Messaging', config);
    const { githubRepository: repository, secondRegion } = config;
    if (repository) new DeployRole(this, 'DeployRole', { repository, stage, secondRegion });
    new CfnOutput(this, 'StripeSecret', { value: this.secrets.stripeSecretArn });
    new CfnOutput(this, 'UserPoolId', { value: this.identity.pool.userPoolId });
  }
}
