import type { Settings } from '#infra/deploy/settings.ts';
import type { StackState } from '#infra/deploy/stack-state.ts';
import { type Account, openAccount } from './account.ts';
import { checkBootstrap } from './bootstrap.ts';
import { type Answer, blocks, type Finding, later, ready, unknown } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkCloudFront, checkConcurrency } from './quotas.ts';
import { checkSms } from './sms.ts';
import { checkZone } from './zone.ts';

type Check = (account: Account, settings: Settings) => Promise<Answer[]>;

/** The checks by their subjects, in the order of the report. */
const CHECKS: Readonly<Record<string, Check>> = {
  stacks: async ({ stack, dataStack }, { stackName, dataStackName }) => [
    STACK[dataStack](dataStackName),
    STACK[stack](stackName),
  ],
  bootstrap: checkBootstrap,
  zone: checkZone,
  concurrency: checkConcurrency,
  cloudfront: checkCloudFront,
  mail: checkMail,
  sms: checkSms,
  alarms: checkAlarms,
  'second region': checkSecondRegion,
};

/** Reads the account and the settings of a stage. Without credentials, that is the only finding. */
export async function preflight(settings: Settings): Promise<Finding[]> {
  const account = await openAccount(settings);
  if ('level' in account) return [{ about: 'credentials', ...account }];
  const found = await Promise.all(
    Object.entries(CHECKS).map(async ([about, check]) => {
      const answers = await check(account, settings).catch((error) => {
        return [unknown(`Not readable: ${error instanceof Error ? error.message : error}`)];
      });
      return answers.map((answer) => ({ about, ...answer }));
    }),
  );
  return [{ about: 'credentials', ...ready(`The credentials are those of account ${account.id}.`) }, ...found.flat()];
}

async function checkAlarms(_: Account, { stage, config }: Settings): Promise<Answer[]> {
  if (config.alarmEmail) return [ready(`Alarms are emailed to: ${config.alarmEmail}`)];
  const text = 'Alarms reach no one: set alarmEmail to an address, or to none if that is intended.';
  // `npm run deploy` refuses production without it.
  return [stage === 'production' ? blocks(text) : later(text)];
}

async function checkSecondRegion(_: Account, { stage, config }: Settings): Promise<Answer[]> {
  const { region, secondRegion } = config;
  if (secondRegion) return [ready(`Table and files are copied to ${secondRegion}.`)];
  if (stage !== 'production') return [];
  return [later(`All data is in ${region} alone: set secondRegion, and daily copies survive the loss of that region.`)];
}

const STACK: Readonly<Record<StackState, (stack: string) => Answer>> = {
  absent: (stack) => ready(`${stack} has not been deployed yet.`),
  deployed: (stack) => ready(`${stack} has been deployed.`),
  failed: (stack) => ready(`The first deployment of ${stack} failed; the next one removes what is left of it.`),
  changing: (stack) => blocks(`${stack} is being changed. Wait until CloudFormation has finished.`),
  'half-deleted': (stack) =>
    blocks(`The deletion of ${stack} failed halfway. Finish it in the CloudFormation console.`),
};
