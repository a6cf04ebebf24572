import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The parsed content of a JSON file, or null if there is none. Throws if it is not JSON. */
export function readJsonFile(file: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'), reviver) : null;
}

/** Replaces a JSON file atomically: a crash leaves the old or the new content. */
export function writeJsonFile(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(value, null, 1));
  renameSync(`${file}.new`, file);
}
