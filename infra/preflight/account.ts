import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
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
  /** The state of the product's stack. */
  readonly stack: StackState;
  readonly cloudFormation: CloudFormationClient;
  readonly cloudFront: CloudFrontClient;
  readonly lambda: LambdaClient;
  readonly route53: Route53Client;
  readonly ses: SESv2Client;
  readonly sns: SNSClient;
};

/** Opens the account in the stage's region, or reports why the credentials cannot. */
export async function openAccount({ config: { region }, stackName }: Settings): Promise<Account | Answer> {
  try {
    const { Account: id = '' } = await new STSClient({ region }).send(new GetCallerIdentityCommand());
    const cloudFormation = new CloudFormationClient({ region });
    return {
      id,
      stack: await stackState(cloudFormation, stackName),
      cloudFormation,
      // CloudFront and Route 53 are global services, whose APIs are in us-east-1.
      cloudFront: new CloudFrontClient({ region: 'us-east-1' }),
      route53: new Route53Client({ region: 'us-east-1' }),
      lambda: new LambdaClient({ region }),
      ses: new SESv2Client({ region }),
      sns: new SNSClient({ region }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return blocks(
      `The account cannot be read with these credentials (${reason}). Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, of the account.`,
    );
  }
}
