import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A larger young generation saves a tenth of the CPU time. */
const LESS_COLLECTING = '--max-semi-space-size=64';

const READY_TIMEOUT_MS = 180_000;
const ROOT = resolve(import.meta.dirname, '../..');

/** Errors that `test/api/stripe-events.test.ts` makes the product log. */
const PROVOKED = /"event":"(?:live-event-without-live-key|payment-event-without-invoice)"/;

/** The product in a separate process. */
export type Product = {
  url: string;
  process: ChildProcess;
  /** Its error output so far. */
  errors: () => string;
  /** Ends it like Ctrl-C and waits for its exit. */
  stop: () => Promise<void>;
};

type Start = {
  folder: string;
  port?: number;
  byNpm?: boolean;
  assembly?: string;
  nodeOptions?: readonly string[];
  /** Whether to serve the site from its sources, without building it first. */
  live?: boolean;
  /** Whether to make no demo if there is no data. */
  empty?: boolean;
};

/**
 * Starts the product on a free port, or the given one, and waits for its ready line: with `npm start` if `byNpm`, and
 * from the `assembly` instead of the sources if given. Throws with its output.
 */
export async function startProduct({
  folder,
  port = 0,
  byNpm = false,
  assembly,
  nodeOptions = [],
  live = false,
  empty = false,
}: Start): Promise<Product> {
  const flags = [...(live ? ['--live'] : []), ...(empty ? ['--empty'] : [])];
  const [command, args] = byNpm
    ? ['npm', ['start']]
    : [process.execPath, [LESS_COLLECTING, ...nodeOptions, '--import', 'tsx', 'infra/local/main.ts', ...flags]];
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
  // Only from here on: until it is ready, its output is in the thrown error.
  if (child.stderr) createInterface(child.stderr).on('line', printUnlessProvoked);
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

function printUnlessProvoked(line: string): void {
  if (!PROVOKED.test(line)) process.stderr.write(`${line}\n`);
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
