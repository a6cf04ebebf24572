import { spawn } from 'node:child_process';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { deploy } from './deploy.ts';
import { readSettings } from './settings.ts';

/** `npm run deploy`: its arguments go to `cdk deploy`. */
async function main(args: readonly string[]): Promise<number> {
  const settings = readSettings(args);
  const cloudFormation = new CloudFormationClient({ region: settings.config.region });
  return deploy(args, settings, { cloudFormation, run: runInForeground, say: console.error });
}

function runInForeground(
  [command, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`Not deployed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
