import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second instance off the same data; returns a function that releases the folder. The lock is beside the
 * folder, so that a reset does not remove it. Throws FolderInUse while another process holds it. It is a lock of the
 * system on a SQLite file, so it ends with its process, however that ends, and no other process is mistaken for it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const lock = open(file);
  const holder = lock.prepare('PRAGMA user_version').get()?.user_version;
  try {
    lock.exec(`PRAGMA user_version = ${process.pid}; BEGIN IMMEDIATE`);
  } catch (cause) {
    lock.close();
    throw new FolderInUse(
      `${folder} is in use by process ${holder}. Stop that one first, or set LOCAL_FOLDER to another folder.`,
      { cause },
    );
  }
  return () => {
    rmSync(file, { force: true });
    lock.close();
  };
}

/** Another instance is using the same data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Whatever else is in the file locks nothing. */
function open(file: string): DatabaseSync {
  try {
    return checked(file);
  } catch {
    rmSync(file, { force: true });
    return checked(file);
  }
}

function checked(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  lock.prepare('PRAGMA user_version').get();
  return lock;
}
