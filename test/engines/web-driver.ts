import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#infra/local/emulators/loopback.ts';
import { startProgram } from './start-program.ts';

/** A browser engine as installed on this machine. */
export type Engine = {
  readonly name: string;
  /** The program that speaks WebDriver for it. */
  readonly driver: string;
  readonly driverArguments: (port: number) => readonly string[];
  readonly capabilities: Readonly<Record<string, unknown>>;
};

/** A running browser, driven over W3C WebDriver. */
export type Browser = {
  /** Sends a command of the session: `send('POST', '/url', { url })`. Throws with the driver's message. */
  readonly send: <Result = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;
  readonly stop: () => Promise<void>;
};

const READY_TIMEOUT_MS = 60_000;

/** Starts the engine's driver and, through it, the browser. */
export async function startEngine({ driver, driverArguments, capabilities }: Engine): Promise<Browser> {
  const port = await findFreePort();
  const { child: server, end } = startProgram(driver, driverArguments(port), 'ignore');
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, server);
  const { sessionId } = await command<{ sessionId: string }>(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${origin}/session/${sessionId}`;
  return {
    send: (method, path, body) => command(`${session}${path}`, method, body),
    async stop() {
      await command(session, 'DELETE').catch(() => undefined);
      const ended = once(server, 'exit');
      end();
      await ended;
    },
  };
}

async function waitUntilReady(origin: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < READY_TIMEOUT_MS; waited += 100) {
    if (server.exitCode !== null) throw new Error(`The driver ended with ${server.exitCode}`);
    const response = await fetch(`${origin}/status`).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error('The driver does not respond');
}

async function command<Result>(url: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value as Result;
}
