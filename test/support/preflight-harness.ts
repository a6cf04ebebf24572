import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type StackStatus,
} from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, type DistributionSummary, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DescribePhoneNumbersCommand,
  GetResourcePolicyCommand,
  PinpointSMSVoiceV2Client,
  ResourceNotFoundException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  NoSuchHostedZone,
  Route53Client,
  type RRType,
} from '@aws-sdk/client-route-53';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';

/** The contents of a mocked AWS account. */
export type AccountContents = {
  /** Status of the product's stack and of that of its data, if there are any. */
  stack?: StackStatus;
  dataStack?: StackStatus;
  /** Version of CDK's bootstrap stack by region. */
  bootstrap: Readonly<Record<string, string>>;
  concurrency: number;
  distributions: number;
  mailSandbox: boolean;
  /** Whether each domain in SES is verified. */
  identities: Readonly<Record<string, boolean>>;
  /** Physical ids of what the stage's stacks created: a domain in SES, names of records. */
  made?: readonly string[];
  smsSandbox: boolean;
  smsLimitUsd?: string;
  /** Name of each hosted zone by id, and its records as `name type`. */
  zones: Readonly<Record<string, { name: string; isPrivate?: boolean; records?: readonly string[] }>>;
  /** Numbers that send SMS: the country of each, its status and its resource policy. */
  numbers?: readonly { country: string; status?: 'ACTIVE' | 'PENDING'; policy?: string }[];
  /** Regions that the account has not enabled. */
  notEnabled?: readonly string[];
};

const cloudFormation = mockClient(CloudFormationClient);
const cloudFront = mockClient(CloudFrontClient);
const lambda = mockClient(LambdaClient);
const endUserMessaging = mockClient(PinpointSMSVoiceV2Client);
const route53 = mockClient(Route53Client);
const ses = mockClient(SESv2Client);
const sns = mockClient(SNSClient);
const sts = mockClient(STSClient);

const CLIENTS = [cloudFormation, cloudFront, endUserMessaging, lambda, route53, ses, sns, sts];

/** Makes AWS respond like an account with these contents. */
export function accountHas(contents: AccountContents): void {
  for (const client of CLIENTS) client.reset();
  const { concurrency, distributions, mailSandbox, smsSandbox, smsLimitUsd } = contents;
  sts.on(GetCallerIdentityCommand).resolves({ Account: '111122223333' });
  answerStacks(contents);
  lambda.on(GetAccountSettingsCommand).resolves({
    AccountLimit: { ConcurrentExecutions: concurrency, UnreservedConcurrentExecutions: concurrency },
  });
  const items = Array.from({ length: distributions }, () => ({}) as DistributionSummary);
  cloudFront.on(ListDistributionsCommand).resolves({
    DistributionList: { Items: items, Marker: '', MaxItems: 1, IsTruncated: false, Quantity: distributions },
  });
  answerZones(contents);
  answerIdentities(contents);
  answerNumbers(contents);
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: !mailSandbox, SendingEnabled: true });
  sns.on(GetSMSSandboxAccountStatusCommand).resolves({ IsInSandbox: smsSandbox });
  sns.on(GetSMSAttributesCommand).resolves({ attributes: smsLimitUsd ? { MonthlySpendLimit: smsLimitUsd } : {} });
}

/** Removes the mocks, which other test files of the worker would see. */
export function restoreClients(): void {
  for (const client of CLIENTS) client.restore();
}

/** Makes AWS refuse the credentials. */
export function credentialsAreMissing(): void {
  sts.reset();
  sts.on(GetCallerIdentityCommand).rejects(new Error('Could not load credentials from any providers'));
}

/** Denies the user access to the SMS sandbox status. */
export function smsIsForbidden(): void {
  sns.on(GetSMSSandboxAccountStatusCommand).rejects(new Error('User is not authorized'));
}

function answerStacks({ stack, dataStack, bootstrap, made = [], notEnabled = [] }: AccountContents): void {
  cloudFormation.on(DescribeStacksCommand).callsFake(async ({ StackName }, getClient) => {
    const region = await getClient().config.region();
    if (notEnabled.includes(region)) throw tokenRefused();
    const version = StackName === 'CDKToolkit' ? bootstrap[region] : undefined;
    const statuses = { CDKToolkit: version && 'CREATE_COMPLETE', Invoicing: stack, 'Invoicing-Data': dataStack };
    const status = statuses[StackName as keyof typeof statuses];
    if (!status) throw missing(StackName);
    const Outputs = [{ OutputKey: 'BootstrapVersion', OutputValue: version }];
    return { Stacks: [{ StackName, StackStatus: status, CreationTime: new Date(0), Outputs }] };
  });
  cloudFormation.on(DescribeStackResourcesCommand).callsFake(({ PhysicalResourceId }) => {
    if (!made.includes(PhysicalResourceId)) throw missing(PhysicalResourceId);
    return { StackResources: [{ StackName: 'Invoicing-Data', PhysicalResourceId }] };
  });
}

function answerZones({ zones }: AccountContents): void {
  route53.on(GetHostedZoneCommand).callsFake(({ Id }) => {
    const zone = zones[Id];
    if (!zone) throw new NoSuchHostedZone({ message: `No hosted zone found with ID: ${Id}`, $metadata: {} });
    return { HostedZone: { Id, Name: `${zone.name}.`, Config: { PrivateZone: zone.isPrivate ?? false } } };
  });
  route53.on(ListResourceRecordSetsCommand).callsFake(({ HostedZoneId, StartRecordName }) => {
    const records = (zones[HostedZoneId]?.records ?? []).map((record) => record.split(' '));
    const listed = records.filter(([name = '']) => name >= StartRecordName);
    return { ResourceRecordSets: listed.map(([name, type]) => ({ Name: `${name}.`, Type: type as RRType })) };
  });
}

function answerIdentities({ identities }: AccountContents): void {
  ses.on(GetEmailIdentityCommand).callsFake(({ EmailIdentity }) => {
    const verified = identities[EmailIdentity];
    if (verified === undefined) throw new NotFoundException({ message: 'not found', $metadata: {} });
    return { VerifiedForSendingStatus: verified };
  });
}

function answerNumbers({ numbers = [] }: AccountContents): void {
  endUserMessaging.on(DescribePhoneNumbersCommand).resolves({
    PhoneNumbers: numbers.map(({ country, status = 'ACTIVE' }, index) => ({
      PhoneNumberArn: `arn:aws:sms-voice:ca-central-1:111122223333:phone-number/${index}`,
      PhoneNumber: `+1403555010${index}`,
      Status: status,
      IsoCountryCode: country,
      MessageType: 'TRANSACTIONAL',
      NumberCapabilities: ['SMS'],
      NumberType: 'LONG_CODE',
      MonthlyLeasingPrice: '2.00',
      TwoWayEnabled: false,
      SelfManagedOptOutsEnabled: false,
      OptOutListName: 'Default',
      DeletionProtectionEnabled: false,
      CreatedTimestamp: new Date(0),
    })),
  });
  endUserMessaging.on(GetResourcePolicyCommand).callsFake(({ ResourceArn }) => {
    const policy = numbers[Number(ResourceArn.split('/')[1])]?.policy;
    if (!policy) throw new ResourceNotFoundException({ message: 'no policy', $metadata: {} });
    return { ResourceArn, Policy: policy };
  });
}

function tokenRefused(): Error {
  return Object.assign(new Error('The security token included in the request is invalid.'), {
    name: 'UnrecognizedClientException',
  });
}

function missing(name: string): CloudFormationServiceException {
  return new CloudFormationServiceException({
    name: 'ValidationError',
    $fault: 'client',
    $metadata: {},
    message: `Stack with id ${name} does not exist`,
  });
}
