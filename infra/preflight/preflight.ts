import type { Settings } from '#infra/deploy/settings.ts';
import type { StackState } from '#infra/deploy/stack-state.ts';
import { type Account, openAccount } from './account.ts';
import { checkBootstrap } from './bootstrap.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkCloudFront, checkConcurrency } from './quotas.ts';
import { checkSms } from './sms.ts';
import { checkZone } from './zone.ts';

type Check = (account: Account, settings: Settings) => Promise<Finding[]>;

/** In the order of the report. */
const CHECKS: Readonly<Record<string, Check>> = {
  stack: async ({ stack }, { stackName }) => [STACK[stack](stackName)],
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
  if ('level' in account) return [account];
  const found = await Promise.all(
    Object.entries(CHECKS).map(async ([about, check]) => {
      try {
        return await check(account, settings);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return [{ level: 'unknown', about, text: `Not readable: ${reason}` } as const];
      }
    }),
  );
  return [
    { level: 'ready', about: 'credentials', text: `The credentials are those of account ${account.id}.` },
    ...found.flat(),
  ];
}

async function checkAlarms(_: Account, { stage, config }: Settings): Promise<Finding[]> {
  const about = 'alarms';
  if (config.alarmEmail) return [{ level: 'ready', about, text: `Alarms are emailed to: ${config.alarmEmail}` }];
  const text = 'Alarms reach no one: set alarmEmail to an address, or to none if that is intended.';
  // `npm run deploy` refuses production without it.
  return [{ level: stage === 'production' ? 'blocks' : 'later', about, text }];
}

async function checkSecondRegion(_: Account, { stage, config }: Settings): Promise<Finding[]> {
  const about = 'second region';
  const { region, secondRegion } = config;
  if (secondRegion) return [{ level: 'ready', about, text: `Table and files are copied to ${secondRegion}.` }];
  if (stage !== 'production') return [];
  const text = `All data is in ${region} alone: set secondRegion, and daily copies survive the loss of that region.`;
  return [{ level: 'later', about, text }];
}

const STACK: Readonly<Record<StackState, (stack: string) => Finding>> = {
  absent: (stack) => ({ level: 'ready', about: 'stack', text: `${stack} has not been deployed yet.` }),
  deployed: (stack) => ({ level: 'ready', about: 'stack', text: `${stack} has been deployed.` }),
  failed: (stack) => ({
    level: 'ready',
    about: 'stack',
    text: `The first deployment of ${stack} failed; the next one removes what is left of it.`,
  }),
  changing: (stack) => ({
    level: 'blocks',
    about: 'stack',
    text: `${stack} is being changed. Wait until CloudFormation has finished.`,
  }),
  'half-deleted': (stack) => ({
    level: 'blocks',
    about: 'stack',
    text: `The deletion of ${stack} failed halfway. Finish it in the CloudFormation console.`,
  }),
};
