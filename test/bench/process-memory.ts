import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of a process (Linux). */
export function residentMb(processId: number): number {
  return kilobytes(`/proc/${processId}/status`, 'VmRSS') / 1000;
}

/**
 * Megabytes of data of the processes that a process has started, directly or not (Linux). What they share is counted
 * once; their programs are left out, since other processes may share them at times.
 */
export function descendantsMb(processId: number): number {
  const kilobytesOf = (id: number) =>
    kilobytes(`/proc/${id}/smaps_rollup`, 'Pss_Anon') + kilobytes(`/proc/${id}/smaps_rollup`, 'Pss_Shmem');
  return descendants(processId).reduce((sum, id) => sum + kilobytesOf(id), 0) / 1000;
}

/** A value of a file under /proc; 0 if the process has ended. */
function kilobytes(file: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(textOf(file))?.[1] ?? 0);
}

function descendants(processId: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1]) }));
  const childrenOf = (id: number): number[] =>
    parents.filter(({ parent }) => parent === id).flatMap(({ id: child }) => [child, ...childrenOf(child)]);
  return childrenOf(processId);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Megabytes of JavaScript objects that a process still uses after garbage collection. `inspector` is the URL that it
 * printed when it was started with `--inspect`.
 */
export async function liveHeapMb(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector);
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
  const send = (id: number, method: string) => {
    const answered = new Promise<string>((answer) => {
      socket.addEventListener('message', ({ data }) => answer(String(data)), { once: true });
    });
    socket.send(JSON.stringify({ id, method }));
    return answered;
  };
  await send(1, 'HeapProfiler.collectGarbage');
  const usage = await send(2, 'Runtime.getHeapUsage');
  socket.close();
  return Number(/"usedSize":(\d+)/.exec(usage)?.[1]) / 1e6;
}
