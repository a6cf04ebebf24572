import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** A browser process, spoken to in the DevTools protocol over two pipes: no port is open to anybody else. */
export type DevTools = {
  /** Sends one command, to a page when a session is given. Throws when it fails or the browser dies first. */
  send: <Result = unknown>(method: string, params?: object, sessionId?: string) => Promise<Result>;
  /** Calls back for every event of this name. */
  on: (method: string, listener: Listener) => void;
  /** Ends the process at once. */
  kill: () => void;
  /** Settles when the process is gone. */
  readonly gone: Promise<void>;
};

/** The browser died before it answered. */
export class BrowserGone extends Error {
  override readonly name = 'BrowserGone';
}

type Listener = (params: never, sessionId: string | undefined) => void;

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
  const calls = openCalls();
  const listeners = new Map<string, Listener>();
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  void gone.then(calls.close);
  readMessages(answers, (message) => {
    if (message.method) listeners.get(message.method)?.(message.params as never, message.sessionId);
    else if (calls.settle(message) === 0) answers.unref();
  });
  return {
    gone,
    kill: () => {
      child.ref();
      child.kill('SIGKILL');
    },
    on: (method, listener) => void listeners.set(method, listener),
    send: async (method, params = {}, sessionId) => {
      const { id, answer } = calls.open();
      answers.ref();
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return (await answer) as never;
    },
  };
}

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
};

/** The commands that wait for their answers. */
function openCalls() {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let isClosed = false;
  return {
    open() {
      if (isClosed) throw new BrowserGone('The browser ended');
      lastId += 1;
      const call = Promise.withResolvers<unknown>();
      waiting.set(lastId, call);
      return { id: lastId, answer: call.promise };
    },
    /** Hands an answer to whom it is for, and tells how many still wait. */
    settle({ id = 0, result, error }: Message): number {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
      return waiting.size;
    },
    close() {
      isClosed = true;
      for (const call of waiting.values()) call.reject(new BrowserGone('The browser ended'));
      waiting.clear();
    },
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
