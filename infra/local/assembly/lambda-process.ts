import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StackFunction } from './stack-functions.ts';

/** An event for a function; `deadline` in milliseconds since 1970. */
export type Invocation = { id: string; event: unknown; deadline: number };

type Failure = { name: string; message: string; stack?: string | undefined };

/** Its outcome. */
export type Outcome = { id: string; result: unknown } | { id: string; error: Failure };

type Options = Omit<StackFunction, 'statements'>;

export type LambdaProcess = {
  /**
   * Calls the function and rethrows its error. A call that exceeds the timeout throws and kills the process, as in
   * Lambda; the next call starts a new one.
   */
  invoke: (event: unknown) => Promise<unknown>;
  stop: () => Promise<void>;
};

const RUNTIME = join(import.meta.dirname, 'lambda-runtime.ts');

/** A function in its own process, which starts on the first call. */
export function lambdaProcess(options: Options): LambdaProcess {
  const { name, timeoutSeconds } = options;
  let sandbox: Sandbox | undefined;
  return {
    async invoke(event) {
      sandbox ??= startSandbox(options, (ended) => {
        if (sandbox === ended) sandbox = undefined;
      });
      const used = sandbox;
      const timer = setTimeout(() => {
        used.kill({ name: 'Sandbox.Timedout', message: `${name} timed out after ${timeoutSeconds} s` });
      }, timeoutSeconds * 1000);
      const outcome = await used.call({ id: crypto.randomUUID(), event, deadline: Date.now() + timeoutSeconds * 1000 });
      clearTimeout(timer);
      if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error);
      return outcome.result;
    },
    stop: async () => sandbox?.stop(),
  };
}

type Sandbox = {
  call: (invocation: Invocation) => Promise<Outcome>;
  /** Kills the process; pending calls fail with this error. */
  kill: (error: Failure) => void;
  /** Stops the process and waits for its exit. */
  stop: () => Promise<void>;
};

function startSandbox({ name, folder, handler, environment }: Options, onEnd: (ended: Sandbox) => void): Sandbox {
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const child = fork(RUNTIME, {
    cwd: folder,
    env: { ...environment, LAMBDA_TASK_ROOT: folder, _HANDLER: handler, AWS_LAMBDA_FUNCTION_NAME: name },
    // A larger young generation saves a tenth of the CPU time.
    execArgv: ['--max-semi-space-size=64'],
  });
  const settle = (outcome: Outcome) => {
    waiting.get(outcome.id)?.(outcome);
    waiting.delete(outcome.id);
  };
  const end = (error: Failure) => {
    onEnd(sandbox);
    for (const id of waiting.keys()) settle({ id, error });
  };
  const sandbox: Sandbox = {
    call(invocation) {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      waiting.set(invocation.id, resolve);
      child.send(invocation);
      return promise;
    },
    kill(error) {
      end(error);
      child.kill('SIGKILL');
    },
    async stop() {
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
  child.on('message', settle);
  child.once('exit', () => end({ name: 'Runtime.ExitError', message: `${name} exited without a response` }));
  return sandbox;
}
