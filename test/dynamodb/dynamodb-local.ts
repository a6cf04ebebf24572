import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { findFreePort } from '#infra/local/emulators/loopback.ts';
import { cacheFolder } from '#test/support/cache-folder.ts';

const VERSION = '2.6.1';
const READY_TIMEOUT_MS = 60_000;
const OR_ELSE = 'or name an endpoint of DynamoDB Local in DYNAMODB_LOCAL_URL';

/**
 * Starts AWS's DynamoDB Local in memory and waits until it responds. Maven downloads it on first use. If Java or
 * Maven is missing, the error says what to install.
 */
export async function startDynamoDbLocal(): Promise<Emulator> {
  requireJava();
  const libraries = cacheFolder(`dynamodb-local-${VERSION}`, fetchLibraries);
  const port = await findFreePort();
  const java = spawn(
    'java',
    [
      `-Djava.library.path=${libraries}`,
      ...['-cp', join(libraries, '*'), 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner'],
      ...['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => java.kill('SIGKILL');
  process.once('exit', kill);
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilReady(endpoint, java);
  return {
    endpoint,
    async stop() {
      process.off('exit', kill);
      java.kill();
      await once(java, 'exit');
    },
  };
}

function requireJava(): void {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(stderr ?? '')?.[1]);
  if (status !== 0) throw new Error(`DynamoDB Local needs Java 17 or newer: install it, ${OR_ELSE}`);
  if (version < 17) throw new Error(`DynamoDB Local needs Java 17 or newer, and "java" is ${version}: ${OR_ELSE}`);
}

function fetchLibraries(folder: string): void {
  console.log(`Maven fetches DynamoDB Local ${VERSION}`);
  const args = ['-B', '-q', '-f', join(import.meta.dirname, 'pom.xml'), 'dependency:copy-dependencies'];
  const { status, error } = spawnSync('mvn', [...args, `-DoutputDirectory=${folder}`], { stdio: 'inherit' });
  if (error) throw new Error(`Fetching DynamoDB Local needs Maven ("mvn"): install it, ${OR_ELSE}`);
  if (status !== 0) throw new Error(`Maven could not fetch DynamoDB Local: see its message, ${OR_ELSE}`);
}

async function waitUntilReady(endpoint: string, java: ChildProcess): Promise<void> {
  let output = '';
  java.stderr?.on('data', (bytes: Buffer) => {
    output += bytes.toString();
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (java.exitCode === null && Date.now() < deadline) {
    if (await fetch(endpoint).catch(() => null)) return;
    await sleep(100);
  }
  java.kill('SIGKILL');
  throw new Error(`DynamoDB Local did not start:\n${output}`);
}
