import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'puppeteer-core/internal/api/CDPSession.js';
import { Connection } from 'puppeteer-core/internal/cdp/Connection.js';
import { PipeTransport } from 'puppeteer-core/internal/node/PipeTransport.js';
import { createIncrementalIdGenerator } from 'puppeteer-core/internal/util/incremental-id-generator.js';
import type { ChromiumExecutable } from './chromium.ts';

/** A DevTools session of a page. */
export type DevTools = Pick<CDPSession, 'send' | 'on'>;

/** A browser process. */
export type ChromiumProcess = {
  /** Opens an empty page. */
  openPage: () => Promise<DevTools>;
  /** Whether commands can still reach it. */
  isConnected: () => boolean;
  /** Kills it with its child processes and resolves once it has exited. */
  kill: () => Promise<void>;
};

type Options = { readonly flags: readonly string[]; readonly timeoutMs: number };

/**
 * Starts a browser with these flags and a new profile. It is driven over pipes, so it always exits with this process
 * and opens no port. Commands fail after the timeout. Uses only puppeteer's connection: its launcher, with support for
 * Firefox and a command line, would be half of the bundle. Throws if there is no such file.
 */
export async function startChromium(
  { executablePath, env }: ChromiumExecutable,
  { flags, timeoutMs }: Options,
): Promise<ChromiumProcess> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-profile-'));
  const child = spawn(executablePath, [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    env,
    // The leader of a process group, which is killed as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const killWithThis = () => killGroup(child);
  process.once('exit', killWithThis);
  const cleanUp = () => {
    process.off('exit', killWithThis);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  child.once('exit', cleanUp).once('error', cleanUp);
  const connection = connectTo(child, timeoutMs);
  await once(child, 'spawn');
  return {
    async openPage() {
      const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
      const devtools = connection.session(sessionId);
      if (!devtools) throw new Error('The page closed');
      return devtools;
    },
    isConnected: () => !hasExited(child) && !connection._closed,
    async kill() {
      if (hasExited(child)) return;
      const exited = once(child, 'exit');
      killGroup(child);
      await exited;
    },
  };
}

/** No debug log. */
const silent = () => undefined;

function connectTo({ stdio: [, , , toBrowser, fromBrowser] }: ChildProcess, timeoutMs: number): Connection {
  const transport = new PipeTransport(toBrowser as Writable, fromBrowser as Readable, silent);
  return new Connection('', transport, 0, timeoutMs, false, createIncrementalIdGenerator(), silent);
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function killGroup(child: ChildProcess): void {
  if (!child.pid || hasExited(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
