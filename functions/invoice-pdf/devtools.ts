import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** A browser process, spoken to in the DevTools protocol over two pipes: no port is open to anybody else. */
export type DevTools = {
  /** Sends one command, to a page when a session is given. Throws when it fails or the browser dies first. */
  send: <Result = unknown>(method: string, params?: object, sessionId?: string) => Promise<Result>;
  /** Calls back for every event of this name. */
  on: (method: string, listener: (params: never, sessionId: string | undefined) => void) => void;
  /** Ends the process at once. */
  kill: () => void;
  /** Settles when the process is gone. */
  readonly gone: Promise<void>;
};

/** The browser died before it answered. */
export class BrowserGone extends Error {
  override readonly name = 'BrowserGone';
}

type Message = {
  id?: number;
  method?: string;
  params?: never;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
};

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/**
 * Starts a browser. It ends with this process, however that ends, because the pipes close; while nothing is asked of it,
 * it does not keep this process alive.
 */
export function startDevTools(executablePath: string, args: readonly string[], env: NodeJS.ProcessEnv): DevTools {
  const child = spawn(executablePath, [...args, '--remote-debugging-pipe'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [commands, answers] = pipesOf(child);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: never, sessionId: string | undefined) => void>();
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let lastId = 0;

  readMessages(answers, ({ id, method, params, sessionId, result, error }) => {
    if (method) listeners.get(method)?.(params as never, sessionId);
    const caller = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !caller) return;
    waiting.delete(id);
    if (waiting.size === 0) answers.unref();
    if (error) caller.reject(new Error(error.message));
    else caller.resolve(result as never);
  });
  void gone.then(() => {
    for (const caller of waiting.values()) caller.reject(new BrowserGone('The browser ended'));
    waiting.clear();
  });

  return {
    gone,
    kill: () => {
      child.ref();
      child.kill('SIGKILL');
    },
    on: (method, listener) => void listeners.set(method, listener),
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (child.exitCode !== null || child.signalCode !== null) return reject(new BrowserGone('The browser ended'));
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        answers.ref();
        commands.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      }),
  };
}

function pipesOf(child: ChildProcess): [commands: Socket, answers: Socket] {
  const [commands, answers] = [child.stdio[3] as Socket, child.stdio[4] as Socket];
  // A write to a browser that has just died fails here; who waits for the answer hears of it from `gone`.
  commands.on('error', () => {});
  answers.on('error', () => {});
  child.unref();
  commands.unref();
  answers.unref();
  return [commands, answers];
}

/** Messages are JSON texts, each ended by a NUL byte; a large one comes in many chunks. */
function readMessages(stream: Socket, onMessage: (message: Message) => void): void {
  let pending: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const text = Buffer.concat([...pending, chunk.subarray(start, end)]).toString('utf8');
      pending = [];
      start = end + 1;
      onMessage(JSON.parse(text) as Message);
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
  });
}
