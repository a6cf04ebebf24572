import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Cloud } from './emulator.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const APP = `node --import tsx ${join(import.meta.dirname, 'app.ts')}`;

/** How a command ended. */
export type Ended = { code: number | null; output: string };

/** Runs a program of the project against the emulator, regardless of this machine's AWS account. */
export type Run = (
  command: readonly [string, ...string[]],
  variables?: Readonly<Record<string, string>>,
) => Promise<Ended>;

type Surroundings = { cloud: Cloud; stripeUrl: string; folder: string };

/** Runs programs in the project's folder, without this machine's AWS settings. */
export function runnerFor({ cloud, stripeUrl, folder }: Surroundings): Run {
  const own = Object.entries(process.env).filter(([name]) => !/^(AWS|CDK|VITEST|NODE_ENV)/.test(name));
  return ([command, ...args], variables) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(own),
        AWS_ENDPOINT_URL: cloud.endpoint,
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
        AWS_REGION: 'ca-central-1',
        AWS_CONFIG_FILE: join(folder, 'no-config'),
        AWS_SHARED_CREDENTIALS_FILE: join(folder, 'no-credentials'),
        AWS_EC2_METADATA_DISABLED: 'true',
        EMULATOR_ORIGIN: cloud.origin,
        STRIPE_API_URL: stripeUrl,
        ...variables,
      },
    });
    let output = '';
    const note = (bytes: Buffer) => {
      output += bytes.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    return new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code) => done({ code, output }));
    });
  };
}

/** Arguments of every CDK call: the app without the emulator's gaps, and the stage's settings. */
export function stageArguments(folder: string): string[] {
  const settings = {
    fromAddress: 'invoices@demo.test',
    supportEmail: 'support@demo.test',
    alarmEmail: 'alarms@demo.test',
    monthlyBudgetUsd: 50,
    adminSecondFactor: 'optional',
  };
  return [
    ...['--app', APP, '--output', join(folder, 'cdk.out')],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
