import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** E-mail through SES and texts through SNS. */
export class Messaging extends Construct {
  readonly #fromAddress: string | undefined;

  constructor(
    scope: Construct,
    id: string,
    { fromAddress, notices }: { fromAddress: string | undefined; notices: ITopic },
  ) {
    super(scope, id);
    this.#fromAddress = fromAddress;
    const configurationSet = new ConfigurationSet(this, 'Mails', {
      reputationMetrics: true,
      // SES itself stops writing to whoever bounced or complained.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configurationSet.addEventDestination('Returned', {
      destination: EventDestination.snsTopic(notices),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    if (!fromAddress) return;
    const domain = fromAddress.slice(fromAddress.indexOf('@') + 1);
    const identity = new EmailIdentity(this, 'Sender', { identity: Identity.domain(domain), configurationSet });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `MailRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
  }

  /** Lets a function send e-mail as the product's own address, and tells it which one that is. */
  bindMail(fn: LambdaFunction): void {
    fn.addEnvironment('MAIL_FROM', this.#fromAddress ?? '');
    if (!this.#fromAddress) return;
    const { account, region, partition } = Stack.of(this);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
        // In the sandbox SES asks for the recipient's identity too; what binds is the sender.
        resources: ['identity', 'configuration-set'].map(
          (kind) => `arn:${partition}:ses:${region}:${account}:${kind}/*`,
        ),
        conditions: { StringEquals: { 'ses:FromAddress': this.#fromAddress } },
      }),
    );
  }

  /** Lets a function send texts. */
  bindTexts(fn: LambdaFunction): void {
    // A phone number has no name to grant, so everything is granted that is no topic, application or endpoint.
    const notResources = [`arn:${Stack.of(this).partition}:sns:*:*:*`];
    fn.addToRolePolicy(new PolicyStatement({ actions: ['sns:Publish'], notResources }));
  }
}
