import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';

/** A program that ends with the run. */
export type Program = { readonly child: ChildProcess; readonly end: () => void };

/** Starts a program. It and all it started end with the run, also with an interrupted one. */
export function startProgram(file: string, args: readonly string[], stdio: StdioOptions): Program {
  // A group of its own: a driver that is killed alone leaves its browser behind.
  const child = spawn(file, args, { stdio, detached: true });
  const end = () => {
    process.off('exit', end);
    if (child.pid && isGroup(child.pid)) process.kill(-child.pid, 'SIGKILL');
  };
  process.on('exit', end);
  return { child, end };
}

function isGroup(id: number): boolean {
  try {
    return process.kill(-id, 0);
  } catch {
    return false;
  }
}

// By default, a signal ends the process without its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
