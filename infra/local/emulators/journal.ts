import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** An append-only list that survives restarts, as JSON lines. */
export type Journal<T> = {
  append(entry: T): void;
  /** Entries in their order: all, or those whose key is wanted. */
  read(isWanted?: (key: string) => boolean): T[];
};

type Options<T> = {
  file: string;
  schema: z.ZodType<T>;
  /** What `read` selects entries by. */
  keyOf: (entry: T) => string;
};

/** Where a line is in the file. */
type Place = { key: string; start: number; length: number };

/**
 * Opens the journal in a file. Only keys are kept in memory: entries can be large, such as emails with attachments.
 * Lines that do not match `schema` (cut off by a crash) are skipped.
 */
export function openJournal<T>({ file, schema, keyOf }: Options<T>): Journal<T> {
  mkdirSync(dirname(file), { recursive: true });
  const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  // The next entry must not continue a line that was cut off.
  const isCutOff = content.length > 0 && content.at(-1) !== LINE_END;
  if (isCutOff) appendFileSync(file, '\n');
  let end = content.length + (isCutOff ? 1 : 0);
  const places = linesOf(content).flatMap(({ start, length }) => {
    const entry = parse(content.toString('utf8', start, start + length), schema);
    return entry === null ? [] : [{ key: keyOf(entry), start, length }];
  });
  return {
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      appendFileSync(file, line);
      places.push({ key: keyOf(entry), start: end, length: line.length - 1 });
      end += line.length;
    },
    read: (isWanted = () => true) =>
      readPlaces(
        file,
        places.filter(({ key }) => isWanted(key)),
      ).map((line) => schema.parse(JSON.parse(line))),
  };
}

const LINE_END = 10;

function linesOf(content: Buffer): Omit<Place, 'key'>[] {
  const lines: Omit<Place, 'key'>[] = [];
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf(LINE_END, start);
    const end = found === -1 ? content.length : found;
    lines.push({ start, length: end - start });
    start = end + 1;
  }
  return lines;
}

function parse<T>(line: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

function readPlaces(file: string, places: readonly Place[]): string[] {
  if (places.length === 0) return [];
  const descriptor = openSync(file, 'r');
  try {
    return places.map(({ start, length }) => {
      const bytes = Buffer.allocUnsafe(length);
      readSync(descriptor, bytes, 0, length, start);
      return bytes.toString('utf8');
    });
  } finally {
    closeSync(descriptor);
  }
}
