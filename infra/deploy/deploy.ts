import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { type Ask, alarmArguments } from './alarm-email.ts';
import { deleteFailedStack } from './failed-stack.ts';
import type { Settings } from './settings.ts';
import { denyDataLoss } from './stack-policy.ts';
import { stackState } from './stack-state.ts';

/** A deployment's dependencies. */
export type Surroundings = {
  /** In the region of the product's stack. */
  cloudFormation: CloudFormationClient;
  /** Runs a program in the foreground with these additional variables; returns its exit code. */
  run: (command: readonly [string, ...string[]], variables?: Readonly<Record<string, string>>) => Promise<number>;
  say: (text: string) => void;
  ask: Ask;
};

/**
 * Builds the site and deploys the stage's stacks with CDK, to which it passes the arguments; returns the exit code. A
 * failed first deployment is removed before it is repeated. Protection against deletion, which would leave a failed
 * first deployment stranded, is on from the second deployment. Once a stack exists, updates cannot lose its data.
 */
export async function deploy(
  args: readonly string[],
  settings: Settings,
  { cloudFormation, run, say, ask }: Surroundings,
): Promise<number> {
  const { stage, stackName } = settings;
  const asked = await alarmArguments(settings, ask);
  const state = await stackState(cloudFormation, stackName);
  if (state === 'changing' || state === 'half-deleted') {
    say(BLOCKED[state](stackName));
    return 1;
  }
  if (state === 'failed') {
    say(`The first deployment of ${stackName} failed; removing what is left of it.`);
    const left = await deleteFailedStack(cloudFormation, stackName);
    if (left.length > 0) say(`These stay behind; they can be deleted in the console: ${left.join(', ')}`);
  }
  const isFirst = state !== 'deployed';
  if (!isFirst) await denyDataLoss(cloudFormation, settings);
  const built = await run(['npm', 'run', 'build'], { STAGE: stage });
  if (built !== 0) return built;
  const deployed = await run([
    'cdk',
    'deploy',
    '--all',
    '-c',
    `protection=${isFirst ? 'off' : 'on'}`,
    ...asked,
    ...args,
  ]);
  if (!isFirst) return deployed;
  if (deployed === 0) await denyDataLoss(cloudFormation, settings);
  say(deployed === 0 ? UNPROTECTED : REPEATABLE);
  return deployed;
}

const BLOCKED = {
  changing: (stack: string) =>
    `${stack} is being changed by another deployment. Wait until CloudFormation has finished.`,
  'half-deleted': (stack: string) =>
    `The deletion of ${stack} failed halfway. Finish it in the CloudFormation console, then deploy again.`,
};

const UNPROTECTED =
  'Nothing protects the stack, its table and its user pool from deletion yet. Once the site opens, deploy again: that turns protection on.';

const REPEATABLE = 'Fix the cause, then run the same command again: it removes what is left and starts over.';
