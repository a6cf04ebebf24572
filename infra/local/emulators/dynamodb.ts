import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from './damaged-file.ts';
import type { Emulator } from './emulator.ts';
import { findFreePort } from './loopback.ts';

const READY_TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;

/**
 * Starts DynamoDB and waits until it is ready. It always ends with this process. With a `folder`, its tables are in there,
 * and every acknowledged write survives; without one, they end with it. `processId` is the database's own. Throws
 * DamagedFile if its data is damaged, Error if there is no binary for the platform.
 */
export async function startDynamoDb({ folder }: { folder?: string } = {}): Promise<Emulator & { processId: number }> {
  const binary = findBinary();
  const options = folder === undefined ? [] : ['--db-path', openFolder(folder)];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnFreePort(binary, options);
    } catch (cause) {
      // Another process may take the port first.
      if (attempt === ATTEMPTS) throw new Error('The local DynamoDB did not start', { cause });
    }
  }
}

/** The database's file in a folder. */
function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'dynamodb.sqlite');
  checkDatabase(file);
  return file;
}

// Ends the database when its stdin closes, which happens even if the parent is killed.
const SUPERVISOR = `
exec 3<&0
"$@" 3<&- </dev/null >&2 &
database=$!
echo $database
(while read -r _ <&3; do :; done; kill -TERM $database; sleep 2 >/dev/null 2>&1; kill -KILL $database) 2>/dev/null >&2 &
trap '' PIPE
wait $database
kill -KILL 0
`;

async function startOnFreePort(binary: string, options: readonly string[]): Promise<Emulator & { processId: number }> {
  const port = await findFreePort();
  const command = [binary, 'serve', '--host', '127.0.0.1', '--port', String(port), ...options];
  // In a process group of its own: Ctrl-C reaches only this process, which then shuts the database down cleanly.
  const supervisor = spawn('sh', ['-c', SUPERVISOR, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const state = watch(supervisor);
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(endpoint, state);
  } catch (cause) {
    supervisor.stdin.end();
    throw cause;
  }
  supervisor.unref();
  return {
    endpoint,
    processId: state.processId,
    async stop() {
      state.stopping = true;
      supervisor.ref();
      supervisor.stdin.end();
      await state.ended;
    },
  };
}

type State = { processId: number; stopping: boolean; hasEnded: boolean; stderr: string; ended: Promise<void> };

function watch(supervisor: ChildProcess): State {
  const ended = new Promise<void>((resolve) => {
    supervisor.once('exit', () => resolve());
    supervisor.once('error', () => resolve());
  });
  const state: State = { processId: 0, stopping: false, hasEnded: false, stderr: '', ended };
  supervisor.stdout?.on('data', (bytes: Buffer) => {
    state.processId ||= Number.parseInt(bytes.toString(), 10);
  });
  supervisor.stderr?.on('data', (bytes: Buffer) => {
    state.stderr = (state.stderr + bytes.toString()).slice(-2000);
  });
  // Writing to a database that has ended is not an error.
  supervisor.stdin?.on('error', () => undefined);
  for (const stream of [supervisor.stdin, supervisor.stdout, supervisor.stderr]) unref(stream);
  void ended.then(() => {
    state.hasEnded = true;
    if (!state.stopping) console.error(`The local DynamoDB has ended: ${state.stderr.trim()}`);
  });
  return state;
}

function unref(stream: object | null): void {
  if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
}

async function waitUntilReady(endpoint: string, state: State): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (state.hasEnded) throw new Error(state.stderr);
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    if (response && state.processId > 0 && !state.hasEnded) return;
    await sleep(10);
  }
  throw new Error(`No response within ${READY_TIMEOUT_MS} ms: ${state.stderr}`);
}

function findBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch (cause) {
    const advice = 'set AWS_ENDPOINT_URL_DYNAMODB to any DynamoDB endpoint to use that one instead';
    throw new Error(`The package ${name}, the local DynamoDB, is not installed: run npm install, or ${advice}`, {
      cause,
    });
  }
}
