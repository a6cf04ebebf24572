import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/support/test-folder.ts';
import { DamagedFile } from './damaged-file.ts';
import { openJournal } from './journal.ts';

function open(folder = testFolder()) {
  const journal = openJournal<{ name: string }>(folder, ({ name }) => name);
  return {
    folder,
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
  const second = open(first.folder);
  second.append({ name: 'two' });
  expect(second.names()).toEqual(['é', 'two']);
  expect(open(first.folder).names((key) => key === 'two')).toEqual(['two']);
});

test('skips an entry that was being written, and names one that is damaged', () => {
  const { folder, append } = open();
  append({ name: 'one' });
  append({ name: 'two' });
  renameSync(join(folder, '000001.json'), join(folder, '000001.json.new'));
  expect(open(folder).names()).toEqual(['one']);
  writeFileSync(join(folder, '000000.json'), '{"name":"cut é');
  expect(() => open(folder)).toThrow(DamagedFile);
});
