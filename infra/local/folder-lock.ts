import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps a second instance off the same data; returns a function that releases the folder. The lock is beside the
 * folder, so that a reset does not remove it. Throws while another live process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const holder = Number(read(lock));
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new FolderInUse(
      `${folder} is in use by process ${holder}. Stop that one first, or set LOCAL_FOLDER to another folder.`,
    );
  }
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, { force: true });
}

/** Another instance is using the same data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
