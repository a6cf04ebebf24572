import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { StageConfig } from './config.ts';
import { mailDomain } from './host-names.ts';
import { bounceDomain, MailRecords } from './mail-records.ts';

/** Email through SES and SMS through SNS. */
export class Messaging extends Construct {
  /** The topic of SES's delivery events. */
  readonly events: Topic;
  readonly #fromAddress: string | undefined;
  readonly #configurationSetName: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const { fromAddress, mailIdentityExists } = config;
    this.#fromAddress = fromAddress;
    const configurationSet = new ConfigurationSet(this, 'Mails', {
      reputationMetrics: true,
      // SES would suppress addresses permanently and for all email; the product does it by duration and purpose.
      disableSuppressionList: true,
    });
    this.#configurationSetName = configurationSet.configurationSetName;
    this.events = new Topic(this, 'Events', { enforceSSL: true });
    configurationSet.addEventDestination('Returned', {
      destination: EventDestination.snsTopic(this.events),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.REJECT,
      ],
    });
    if (!fromAddress || mailIdentityExists) return;
    const domain = mailDomain(fromAddress);
    const identity = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(domain),
      configurationSet,
      // Bounces are published to the topic, so SES does not need to email them.
      feedbackForwarding: false,
      mailFromDomain: bounceDomain(domain),
      // Until its records are in the DNS, SES mails under its own domain.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    new MailRecords(this, 'Records', { identity, domain, config });
  }

  /** Sets the product's address in the environment of a function, empty if the stage sends no email. */
  setSender(fn: LambdaFunction): void {
    fn.addEnvironment('MAIL_FROM', this.#fromAddress ?? '');
  }

  /** Lets a function send email from the product's address, and sets it in its environment. */
  bindMail(fn: LambdaFunction): void {
    this.setSender(fn);
    fn.addEnvironment('MAIL_CONFIGURATION_SET', this.#configurationSetName);
    if (!this.#fromAddress) return;
    const { account, region, partition } = Stack.of(this);
    const ses = `arn:${partition}:ses:${region}:${account}`;
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
        // In the sandbox SES also checks the recipient's identity; the condition limits the sender.
        resources: [`${ses}:identity/*`, `${ses}:configuration-set/${this.#configurationSetName}`],
        conditions: { StringEquals: { 'ses:FromAddress': this.#fromAddress } },
      }),
    );
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:${partition}:ses:${region}:<AWS::AccountId>:identity/*]`,
      reason: 'In its sandbox SES also checks the identity of each recipient; the condition limits the sender.',
    });
  }

  /** Lets a function send SMS. */
  bindSms(fn: LambdaFunction): void {
    // Phone numbers are not resources, so everything is granted except topics, applications and endpoints.
    const notResources = [`arn:${Stack.of(this).partition}:sns:*:*:*`];
    fn.addToRolePolicy(new PolicyStatement({ actions: ['sns:Publish'], notResources }));
  }
}
