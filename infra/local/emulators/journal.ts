import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** A list that only grows and survives restarts, one JSON line an entry. */
export type Journal<T> = { entries: T[]; append(entry: T): void };

/**
 * Opens the journal of a file, or one in memory when no file is given.
 * A line that does not fit `schema` (cut off by a crash) is left out.
 */
export function openJournal<T>(file: string | null, schema: z.ZodType<T>): Journal<T> {
  if (file !== null) mkdirSync(dirname(file), { recursive: true });
  const entries = file !== null && existsSync(file) ? readLines(readFileSync(file, 'utf8'), schema) : [];
  return {
    entries,
    append(entry) {
      entries.push(entry);
      if (file !== null) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}

function readLines<T>(text: string, schema: z.ZodType<T>): T[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [schema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
