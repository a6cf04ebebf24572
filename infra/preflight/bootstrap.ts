import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import type { Settings } from '#infra/deploy/settings.ts';
import { findStack } from '#infra/deploy/stack-state.ts';
import { type Account, notEnabled } from './account.ts';
import { type Answer, blocks, ready, unknown } from './finding.ts';

/** The oldest version of CDK's bootstrap stack that can deploy the product. */
export const BOOTSTRAP_VERSION = 6;

/** Whether CDK's own stack is in every region of the stage, in a version that is new enough. */
export async function checkBootstrap({ id }: Account, { config }: Settings): Promise<Answer[]> {
  const regions = [...new Set([config.region, 'us-east-1', config.secondRegion ?? config.region])];
  return Promise.all(
    regions.map((region) =>
      checkRegion(id, region).catch((error) => {
        const text = error instanceof Error ? error.message : String(error);
        return notEnabled(error, region) ?? unknown(`${region} is not readable: ${text}`);
      }),
    ),
  );
}

async function checkRegion(accountId: string, region: string): Promise<Answer> {
  const version = await bootstrapVersion(region);
  if (version >= BOOTSTRAP_VERSION) return ready(`${region} is bootstrapped (version ${version}).`);
  const state = version ? `is bootstrapped with version ${version}, which is too old` : 'is not bootstrapped';
  return blocks(`${region} ${state}. Run: npx cdk bootstrap aws://${accountId}/${region}`);
}

/** 0 without a bootstrap stack. */
async function bootstrapVersion(region: string): Promise<number> {
  const stack = await findStack(new CloudFormationClient({ region }), 'CDKToolkit');
  const output = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion');
  return Number(output?.OutputValue ?? 0);
}
