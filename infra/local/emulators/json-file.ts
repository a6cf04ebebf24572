import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DamagedFile } from './damaged-file.ts';

/** The object in a JSON file, or null if there is none. Throws DamagedFile if it holds anything else. */
export function readJsonFile(file: string, reviver?: (key: string, value: unknown) => unknown): object | null {
  if (!existsSync(file)) return null;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'), reviver);
  } catch (cause) {
    throw new DamagedFile(file, { cause });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new DamagedFile(file);
  return content;
}

/** Replaces a JSON file atomically: a crash leaves the old or the new content. */
export function writeJsonFile(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(value, null, 1));
  renameSync(`${file}.new`, file);
}
