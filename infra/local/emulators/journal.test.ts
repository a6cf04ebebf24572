import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openJournal } from './journal.ts';
import { testFolder } from './test-folder.ts';

function open(file = join(testFolder(), 'entries.jsonl')) {
  const journal = openJournal({ file, schema: z.object({ name: z.string() }), keyOf: ({ name }) => name });
  return {
    file,
    ...journal,
    names: (isWanted?: (key: string) => boolean) => journal.read(isWanted).map((e) => e.name),
  };
}

test('returns its entries in their order, all or those whose key is wanted', () => {
  const { append, names } = open();
  expect(names()).toEqual([]);
  for (const name of ['é', 'a\nb', '🎉', 'z']) append({ name });
  expect(names()).toEqual(['é', 'a\nb', '🎉', 'z']);
  expect(names((key) => key > 'b')).toEqual(['é', '🎉', 'z']);
});

test('continues after a restart', () => {
  const first = open();
  first.append({ name: 'é' });
  const second = open(first.file);
  second.append({ name: 'two' });
  expect(second.names()).toEqual(['é', 'two']);
  expect(open(first.file).names((key) => key === 'two')).toEqual(['two']);
});

test('skips a line that was cut off, and loses none after it', () => {
  const first = open();
  first.append({ name: 'one' });
  appendFileSync(first.file, '{"name":"cut é');
  const second = open(first.file);
  expect(second.names()).toEqual(['one']);
  second.append({ name: 'two' });
  expect(second.names()).toEqual(['one', 'two']);
  expect(open(first.file).names()).toEqual(['one', 'two']);
});
