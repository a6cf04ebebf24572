import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of a process (Linux). */
export function residentMb(processId: number): number {
  return kilobytes(`/proc/${processId}/status`, 'VmRSS') / 1000;
}

/**
 * Megabytes of the processes that a process has started, directly or not (Linux): what they share with each other is
 * counted once.
 */
export function descendantsMb(processId: number): number {
  return descendants(processId).reduce((sum, id) => sum + kilobytes(`/proc/${id}/smaps_rollup`, 'Pss'), 0) / 1000;
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
