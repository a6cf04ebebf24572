import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { Settings } from '#infra/deploy/settings.ts';
import { type StackState, stackState } from '#infra/deploy/stack-state.ts';
import { type Answer, blocks } from './finding.ts';

/** The account that the credentials belong to. */
export type Account = {
  readonly id: string;
  /** The states of the product's stack and of that of its data. */
  readonly stack: StackState;
  readonly dataStack: StackState;
  readonly cloudFormation: CloudFormationClient;
  readonly cloudFront: CloudFrontClient;
  readonly lambda: LambdaClient;
  readonly route53: Route53Client;
  readonly ses: SESv2Client;
  readonly sns: SNSClient;
  /** The service that owns the numbers from which SNS sends. */
  readonly endUserMessaging: PinpointSMSVoiceV2Client;
};

/** Opens the account in the stage's region, or reports why the credentials cannot. */
export async function openAccount({
  config: { region },
  stackName,
  dataStackName,
}: Settings): Promise<Account | Answer> {
  const id = await accountId();
  if (typeof id !== 'string') return id;
  const cloudFormation = new CloudFormationClient({ region });
  try {
    return {
      id,
      stack: await stackState(cloudFormation, stackName),
      dataStack: await stackState(cloudFormation, dataStackName),
      cloudFormation,
      // CloudFront and Route 53 are global services, whose APIs are in us-east-1.
      cloudFront: new CloudFrontClient({ region: 'us-east-1' }),
      route53: new Route53Client({ region: 'us-east-1' }),
      lambda: new LambdaClient({ region }),
      ses: new SESv2Client({ region }),
      sns: new SNSClient({ region }),
      endUserMessaging: new PinpointSMSVoiceV2Client({ region }),
    };
  } catch (error) {
    return notEnabled(error, region) ?? unreadable(error);
  }
}

/** Asks us-east-1, which every account has, so that a region that is not enabled does not look like wrong credentials. */
async function accountId(): Promise<string | Answer> {
  try {
    const { Account = '' } = await new STSClient({ region: 'us-east-1' }).send(new GetCallerIdentityCommand());
    return Account;
  } catch (error) {
    return unreadable(error);
  }
}

function unreadable(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  return blocks(
    `The account cannot be read with these credentials (${reason}). Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, of the account.`,
  );
}

/** Errors with which a region that the account has not enabled refuses valid credentials. */
const TOKEN_REFUSED = ['InvalidClientTokenId', 'UnrecognizedClientException', 'OptInRequired'];

/** The instruction to enable the region, if the error shows that it is not enabled. */
export function notEnabled(error: unknown, region: string): Answer | undefined {
  if (!(error instanceof Error && TOKEN_REFUSED.includes(error.name))) return undefined;
  return blocks(`${region} is not enabled in this account. Console: Account, AWS Regions, Enable.`);
}
