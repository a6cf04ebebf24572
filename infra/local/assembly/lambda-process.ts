import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An event on its way to a function; `deadline` in milliseconds since 1970. */
export type Invocation = { id: string; event: unknown; deadline: number };

type Failure = { name: string; message: string; stack?: string | undefined };

/** What came of it. */
export type Outcome = { id: string; result: unknown } | { id: string; error: Failure };

type Options = {
  name: string;
  folder: string;
  handler: string;
  timeoutSeconds: number;
  /** All that the function finds in its environment; nothing of this process's own is added. */
  environment: Readonly<Record<string, string>>;
};

export type LambdaProcess = {
  /**
   * Calls the function. Throws what it threw, and when it takes longer than its timeout, which ends its process as it
   * ends a sandbox in Lambda; the next call starts another.
   */
  invoke: (event: unknown) => Promise<unknown>;
  stop: () => Promise<void>;
};

const RUNTIME = join(import.meta.dirname, 'lambda-runtime.ts');

/** A function in a process of its own, started at its first call. */
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
  /** Ends it at once; calls that wait fail with this. */
  kill: (error: Failure) => void;
  /** Ends it and waits until it has gone. */
  stop: () => Promise<void>;
};

function startSandbox({ name, folder, handler, environment }: Options, onEnd: (ended: Sandbox) => void): Sandbox {
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const child = fork(RUNTIME, {
    cwd: folder,
    env: { ...environment, LAMBDA_TASK_ROOT: folder, _HANDLER: handler, AWS_LAMBDA_FUNCTION_NAME: name },
    execArgv: [],
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
  child.once('exit', () => end({ name: 'Runtime.ExitError', message: `${name} exited without an answer` }));
  return sandbox;
}
