import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/** An append-only list that survives restarts. */
export type Journal<T> = {
  append(entry: T): void;
  /** Entries in their order: all, or those whose key is wanted. */
  read(isWanted?: (key: string) => boolean): T[];
};

/**
 * Opens the journal in a folder, where each entry is a file. Only keys are kept in memory: entries can be large, such
 * as emails with attachments. Throws DamagedFile if an entry cannot be read.
 */
export function openJournal<T extends object>(folder: string, keyOf: (entry: T) => string): Journal<T> {
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => readJsonFile(join(folder, file)) as T;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const places = files.sort().map((file) => ({ file, key: keyOf(read(file)) }));
  return {
    append(entry) {
      const file = `${String(places.length).padStart(6, '0')}.json`;
      writeJsonFile(join(folder, file), entry);
      places.push({ file, key: keyOf(entry) });
    },
    read: (isWanted = () => true) => places.filter(({ key }) => isWanted(key)).map(({ file }) => read(file)),
  };
}
