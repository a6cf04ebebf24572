import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_TIMEOUT_MS = 60_000;

type Server = {
  /** The Python that runs it, and its arguments. */
  command: readonly [string, ...string[]];
  env: Readonly<Record<string, string | undefined>>;
  /** The address that responds once it is ready. */
  ready: string;
};

/** Runs a server in Python until it is stopped or this process ends. Throws with its output if it does not start. */
export async function startPythonServer({ command, env, ready }: Server): Promise<{ stop: () => Promise<void> }> {
  const [python, ...args] = command;
  const child = spawn(python, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await waitUntilReady(ready, child);
  return {
    async stop() {
      process.off('exit', kill);
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  const note = (bytes: Buffer) => {
    output = (output + bytes.toString()).slice(-20_000);
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The emulator did not start:\n${output}`);
}
