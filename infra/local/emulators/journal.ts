import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** An append-only list that survives restarts, as JSON lines. */
export type Journal<T> = { entries: T[]; append(entry: T): void };

/**
 * Opens the journal in a file, or in memory without one. Lines that do not match `schema` (cut off by a crash) are
 * skipped.
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
