import { type CloudFormationClient, SetStackPolicyCommand } from '@aws-sdk/client-cloudformation';
import { type Ask, alarmArguments } from './alarm-email.ts';
import { keptResources } from './kept-resources.ts';
import type { Settings } from './settings.ts';
import { stackState } from './stack-state.ts';

/** A deployment's dependencies. */
export type Surroundings = {
  /** In the region of the product. */
  cloudFormation: CloudFormationClient;
  /** Runs a program in the foreground with these additional variables; returns its exit code. */
  run: (command: readonly [string, ...string[]], variables?: Readonly<Record<string, string>>) => Promise<number>;
  say: (text: string) => void;
  ask: Ask;
};

/**
 * Builds the site and deploys the stage's stacks with CDK, to which it passes the arguments; returns the exit code. The
 * stack of the data is made first and without protection against deletion, which would leave a failed creation
 * stranded. Once it exists it is protected, and updates cannot lose its data; all other stacks can be made anew.
 */
export async function deploy(
  args: readonly string[],
  settings: Settings,
  { cloudFormation, run, say, ask }: Surroundings,
): Promise<number> {
  const { stage, dataStackName } = settings;
  const asked = await alarmArguments(settings, ask);
  const state = await stackState(cloudFormation, dataStackName);
  if (state === 'changing' || state === 'half-deleted') {
    say(BLOCKED[state](dataStackName));
    return 1;
  }
  const built = await run(['npm', 'run', 'build'], { STAGE: stage });
  if (built !== 0) return built;
  const deployStacks = (stacks: string, protection: 'on' | 'off') =>
    run(['cdk', 'deploy', stacks, '-c', `protection=${protection}`, ...asked, ...args]);
  if (state !== 'deployed') {
    const made = await deployStacks(dataStackName, 'off');
    if (made !== 0) return made;
  }
  await denyDataLoss(cloudFormation, settings);
  return deployStacks('--all', 'on');
}

const BLOCKED = {
  changing: (stack: string) =>
    `${stack} is being changed by another deployment. Wait until CloudFormation has finished.`,
  'half-deleted': (stack: string) =>
    `The deletion of ${stack} failed halfway. Finish it in the CloudFormation console, then deploy again.`,
};

type Stage = { readonly dataStackName: string; readonly config: { readonly userPoolRevision: number } };

/** Makes CloudFormation refuse an update of the stack of the data that would replace or delete one of its resources with data. */
async function denyDataLoss(client: CloudFormationClient, { dataStackName, config }: Stage): Promise<void> {
  const StackPolicyBody = JSON.stringify(policyFor(Object.keys(keptResources(config.userPoolRevision))));
  await client.send(new SetStackPolicyCommand({ StackName: dataStackName, StackPolicyBody }));
}

const policyFor = (kept: readonly string[]) => ({
  Statement: [
    { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
    {
      Effect: 'Deny',
      Principal: '*',
      Action: ['Update:Replace', 'Update:Delete'],
      Resource: kept.map((id) => `LogicalResourceId/${id}`),
    },
  ],
});
