import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import type { Ask } from './alarm-email.ts';
import { deploy } from './deploy.ts';
import { readSettings } from './settings.ts';

/** `npm run deploy`: its arguments go to `cdk deploy`. */
async function main(args: readonly string[]): Promise<number> {
  const settings = readSettings(args);
  const cloudFormation = new CloudFormationClient({ region: settings.config.region });
  return deploy(args, settings, { cloudFormation, run: runInForeground, say: console.error, ask: askInTerminal() });
}

function askInTerminal(): Ask {
  if (!process.stdin.isTTY || process.env.CI) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
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
