import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const READY_TIMEOUT_MS = 180_000;
const ROOT = resolve(import.meta.dirname, '../..');

/** The product in a separate process. */
export type Product = {
  url: string;
  process: ChildProcess;
  /** What it has complained of so far. */
  errors: () => string;
  /** Ends it as Ctrl-C does and waits until it has gone. */
  stop: () => Promise<void>;
};

type Start = { folder: string; port?: number; byNpm?: boolean; assembly?: string; nodeOptions?: readonly string[] };

/**
 * Starts the product on a free port, or the one given, and waits for its ready line; `byNpm` as a person does, with
 * `npm start`; from an `assembly` instead of the sources. Throws with its output.
 */
export async function startProduct({
  folder,
  port = 0,
  byNpm = false,
  assembly,
  nodeOptions = [],
}: Start): Promise<Product> {
  const [command, args] = byNpm
    ? ['npm', ['start']]
    : [process.execPath, [...nodeOptions, '--import', 'tsx', 'infra/local/main.ts']];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LOCAL_FOLDER: folder,
      ...(assembly && { ASSEMBLY: assembly }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    errors += bytes.toString();
  });
  const url = await readyUrl(child);
  // Why it did not start is in what is thrown.
  child.stderr?.on('data', (bytes: Buffer) => process.stderr.write(bytes));
  return {
    url,
    process: child,
    errors: () => errors,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`The product was not ready in time:\n${output}`));
    }, READY_TIMEOUT_MS);
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const url = /is ready[\s\S]*Site\s+(http\S+)[\s\S]*Ctrl-C/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      done(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The product ended with ${code}:\n${output}`));
    });
  });
}
